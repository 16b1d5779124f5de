import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { useId, useMemo, useState } from 'react';
import type { StageProps } from '../contract';
import { inWords, isNumeric, optionsOf, visibleRows } from './filtering';
import type { Column, Condition, Setup, State } from './model';
import { ConditionBuilder } from './mui-builder';
import { useFilters } from './use-filters';

/** The grid's own names of operators that say the same as ours. */
const OURS: Record<string, string> = { is: 'in', isAnyOf: 'in' };

export default function MuiDataTableStage({ label, setup, size, ...live }: StageProps<Setup, State>) {
  const id = useId();
  const { inForce, apply } = useFilters({ setup, ...live });
  // Holds items without a value too, which the grid's panel is at work on.
  const [model, setModel] = useState(() => modelOf(live.state));
  const { columns, clear, builder = false, finder, heading = true, width } = setup;
  const gridColumns = useMemo(() => columns.map((column) => gridColumn(setup, column)), [setup, columns]);
  const rows = useMemo(
    () =>
      setup.rows.map((cells, id) => ({ id, ...Object.fromEntries(columns.map(({ name }, i) => [name, cells[i]])) })),
    [setup, columns],
  );
  // The grid takes one condition. Where several can be put together, the rows are filtered here and the grid shows what is left.
  const left = builder ? new Set(visibleRows(setup, inForce)) : undefined;

  return (
    <Stack spacing={1} sx={{ width: width ?? '100%' }} role="group" aria-labelledby={heading ? id : undefined}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {heading && (
          <Typography id={id} variant="subtitle1" component="span" sx={{ flex: 1 }}>
            {label}
          </Typography>
        )}
        {clear && inForce.filters.map((one) => <Chip key={one.column} size="small" label={inWords(one)} />)}
        {clear && (
          <Button
            size="small"
            onClick={() => {
              setModel({ items: [] });
              apply({ filters: [] });
            }}
          >
            {clear}
          </Button>
        )}
        {builder && (
          <ConditionBuilder
            columns={columns.filter(({ by }) => by)}
            optionsOf={(column) => optionsOf(setup, column)}
            inForce={inForce}
            apply={apply}
          />
        )}
      </Stack>
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          columns={gridColumns}
          rows={left ? rows.filter((_, at) => left.has(setup.rows[at]!)) : rows}
          filterModel={builder ? undefined : model}
          onFilterModelChange={(next) => {
            setModel(next);
            apply({ filters: conditionsOf(next), search: searchOf(next) });
          }}
          disableColumnMenu={builder || columns.every(({ by }) => !by)}
          disableColumnSelector
          disableRowSelectionOnClick
          showToolbar={finder !== undefined}
          slotProps={{
            toolbar: { csvOptions: { disableToolbarButton: true }, printOptions: { disableToolbarButton: true } },
          }}
          filterDebounceMs={50}
          density={size === 'small' ? 'compact' : 'standard'}
          hideFooter
          sx={{
            // The menu of a head is there before the pointer is.
            '& .MuiDataGrid-menuIcon': { visibility: 'visible', width: 'auto' },
          }}
        />
      </Box>
    </Stack>
  );
}

function gridColumn(setup: Setup, column: Column): GridColDef {
  const { name, by, width } = column;
  const common: GridColDef = {
    field: name,
    headerName: name,
    flex: width === undefined ? 1 : undefined,
    width,
    minWidth: 90,
    filterable: by !== undefined,
    disableColumnMenu: by === undefined,
    hideable: false,
    sortable: false,
  };
  if (by === 'choice' || by === 'choices')
    return { ...common, type: 'singleSelect', valueOptions: optionsOf(setup, column) };
  return isNumeric(setup, column) ? { ...common, type: 'number' } : common;
}

/** Items without a value are on the way to a condition, and none yet. */
function conditionsOf({ items }: GridFilterModel): Condition[] {
  return items.flatMap(({ field, operator, value }): Condition[] => {
    if (value === undefined || value === '') return [];
    const op = OURS[operator] ?? operator;
    const values = Array.isArray(value) ? value.map(String) : [String(value)];
    if (op === 'in') return [{ column: field, op, value: values }];
    const number = /^[!<>=]/.test(operator);
    return [{ column: field, op, value: number ? Number(value) : values[0]! }];
  });
}

function modelOf({ filters }: State): GridFilterModel {
  const item = ({ column, op, value }: Condition, id: number) => {
    const several = op === 'in' && (value as string[]).length > 1;
    return {
      id,
      field: column,
      operator: op === 'in' ? (several ? 'isAnyOf' : 'is') : op,
      value: op === 'in' && !several ? (value as string[])[0] : value,
    };
  };
  return { items: filters.map(item) };
}

function searchOf({ quickFilterValues = [] }: GridFilterModel): string {
  return quickFilterValues.join(' ');
}
