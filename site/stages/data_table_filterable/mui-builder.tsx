import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import FilterList from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import type { Column, Condition, State } from './model';

interface BuilderProps {
  columns: Column[];
  optionsOf(column: Column): string[];
  inForce: State;
  apply(next: Pick<State, 'filters' | 'match'>): void;
}

/** A condition that is being put together; without a value it says nothing yet. */
interface Draft {
  column: string;
  op: 'in' | 'not';
  value: string;
}

const JOINS = { all: 'And', any: 'Or' } as const;
const OPS = { in: 'is', not: 'is not' } as const;

/** A panel in which conditions are added and joined, as the grid's own panel does it for one; each counts as soon as it has a value. */
export function ConditionBuilder({ columns, optionsOf, inForce, apply }: BuilderProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const empty = (): Draft => ({ column: columns[0]?.name ?? '', op: 'in', value: '' });
  const [drafts, setDrafts] = useState<Draft[]>(() => {
    const known = inForce.filters.map((one) => ({
      ...one,
      op: 'in' as const,
      value: String((one.value as string[])[0]),
    }));
    return known.length > 0 ? known : [empty()];
  });
  const [match, setMatch] = useState(inForce.match);

  const change = (next: Draft[], join = match) => {
    setDrafts(next);
    setMatch(join);
    const filters = next
      .filter(({ value }) => value !== '')
      .map(({ column, op, value }): Condition => ({ column, op, value: op === 'in' ? [value] : value }));
    apply({ filters, match: filters.length > 1 ? join : 'all' });
  };
  const edit = (at: number, part: Partial<Draft>) =>
    change(drafts.map((draft, i) => (i === at ? { ...draft, ...part } : draft)));
  const remove = (at: number) => change(drafts.length > 1 ? drafts.filter((_, i) => i !== at) : [empty()]);

  return (
    <>
      <Badge badgeContent={inForce.filters.length} color="primary">
        <Button size="small" startIcon={<FilterList />} onClick={(event) => setAnchor(event.currentTarget)}>
          Filters
        </Button>
      </Badge>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filters' } }}
      >
        <Stack spacing={1.5} sx={{ p: 2, alignItems: 'flex-start' }}>
          {drafts.map((draft, at) => {
            const column = columns.find(({ name }) => name === draft.column);
            return (
              <Stack key={at} direction="row" spacing={1} role="group" aria-label={`Condition ${at + 1}`}>
                <IconButton aria-label={`Delete condition ${at + 1}`} size="small" onClick={() => remove(at)}>
                  <Close fontSize="small" />
                </IconButton>
                <Choice
                  label="Join"
                  value={match}
                  isHidden={at === 0}
                  width={80}
                  onChange={(join) => change(drafts, join as State['match'])}
                  options={JOINS}
                />
                <Choice
                  label="Column"
                  value={draft.column}
                  width={150}
                  onChange={(name) => edit(at, { column: name, value: '' })}
                  options={Object.fromEntries(columns.map(({ name }) => [name, name]))}
                />
                <Choice
                  label="Operator"
                  value={draft.op}
                  width={100}
                  onChange={(op) => edit(at, { op: op as Draft['op'] })}
                  options={OPS}
                />
                <Choice
                  label="Value"
                  value={draft.value}
                  width={160}
                  onChange={(value) => edit(at, { value })}
                  options={Object.fromEntries((column ? optionsOf(column) : []).map((value) => [value, value]))}
                />
              </Stack>
            );
          })}
          <Button size="small" startIcon={<Add />} onClick={() => setDrafts([...drafts, empty()])}>
            Add filter
          </Button>
        </Stack>
      </Popover>
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  width: number;
  /** Keeps its place and is not there: the first condition is joined to none. */
  isHidden?: boolean;
  options: Record<string, ReactNode>;
  onChange(value: string): void;
}

function Choice({ label, value, width, isHidden = false, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      variant="standard"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width, visibility: isHidden ? 'hidden' : 'visible' }}
    >
      {Object.entries(options).map(([key, text]) => (
        <MenuItem key={key} value={key}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
