import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import Paper from '@mui/material/Paper';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useRef, useState } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';
import { RangeCalendar } from './mui-calendar';
import { RangeFields } from './mui-fields';
import { EMPTY, firstMonth, pickDay, type Range, useRange } from './range';

const written = (day: string | null) => (day === null ? 'MM/DD/YYYY' : dayjs(day).format('MM/DD/YYYY'));

export default function MuiDatePickerRangeStage({ label, setup, size, ...live }: StageProps<Setup, State>) {
  const field = useRef<HTMLDivElement>(null);
  const { range, tell, keep } = useRange(live);
  const [draft, setDraft] = useState(range);
  const [open, setOpen] = useState(setup.shape === 'inline');
  const [month, setMonth] = useState(() => firstMonth(range, setup));
  const dense = useTheme().spacing(1) === '4px' || size === 'small';
  const { shape, calendars, confirm, clear, presets = [], typed, placeholder, help, heading, width } = setup;
  const scale = size === 'small' ? 'small' : 'medium';

  const show = () => {
    const first = firstMonth(range, setup);
    setDraft(range);
    setMonth(first);
    setOpen(true);
    tell({ open: true, month: first });
  };
  /** Closes what can be closed; a calendar in the page stays. */
  const closed = (): Partial<State> => {
    if (shape === 'inline') return {};
    setOpen(false);
    return { open: false, month: null };
  };
  const accept = (next: Range) => {
    if (next.start !== null && next.end !== null) keep(next, closed());
  };
  const drop = () => {
    const same = draft.start === range.start && draft.end === range.end;
    setDraft(range);
    tell({ ...closed(), ...(confirm && !same && { dropped: draft }) });
  };
  const choose = (next: Range) => {
    setDraft(next);
    if (confirm === undefined) accept(next);
  };

  const calendar = (
    <Box sx={{ width: 'fit-content' }}>
      {shape !== 'dropdown' && (
        <Box sx={{ px: 3, pt: 2 }}>
          <Typography variant="overline">Select date range</Typography>
          <Typography variant="h6" component="p">
            {[draft.start, draft.end].map((day) => (day ? dayjs(day).format('MMM D') : '–')).join(' – ')}
          </Typography>
        </Box>
      )}
      <Box sx={{ display: 'flex' }}>
        {presets.length > 0 && (
          <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1, p: 2, pr: 0 }}>
            {presets.map(({ text, start, end }) => (
              <Chip key={text} label={text} onClick={() => choose({ start, end })} />
            ))}
          </Box>
        )}
        <RangeCalendar
          month={month}
          onMonth={(next) => {
            setMonth(next);
            tell({ month: next });
          }}
          calendars={calendars}
          range={draft}
          onPick={(day) => choose(pickDay(draft, day))}
          noWeekends={setup.no_weekends}
          dense={dense}
        />
      </Box>
      {(clear ?? confirm) && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, p: 1 }}>
          {clear && (
            <Button
              onClick={() => {
                setDraft(EMPTY);
                keep(EMPTY, closed());
              }}
            >
              {clear}
            </Button>
          )}
          {confirm?.cancel && <Button onClick={drop}>{confirm.cancel}</Button>}
          {confirm && <Button onClick={() => accept(draft)}>{confirm.ok}</Button>}
        </Box>
      )}
    </Box>
  );

  const body = () => {
    if (typed !== undefined)
      return <RangeFields label={label} help={help} format={typed} size={scale} range={range} onRange={keep} />;
    if (shape === 'inline')
      return (
        <Box role="group" aria-label={label}>
          {heading && <Typography sx={{ mb: 1 }}>{label}</Typography>}
          <Paper variant="outlined" sx={{ width: 'fit-content' }}>
            {calendar}
          </Paper>
        </Box>
      );
    return (
      <>
        <TextField
          ref={field}
          label={heading ? label : undefined}
          value={range.start === null ? '' : `${written(range.start)} – ${written(range.end)}`}
          placeholder={placeholder ?? 'MM/DD/YYYY – MM/DD/YYYY'}
          helperText={help}
          onClick={show}
          onKeyDown={({ key }) => (key === 'Enter' || key === 'ArrowDown') && show()}
          size={scale}
          sx={{ width: width ?? '100%', '& input, & .MuiInputBase-root': { cursor: 'pointer' } }}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { readOnly: true, 'aria-haspopup': 'dialog', ...(!heading && { 'aria-label': label }) },
            input: {
              endAdornment: (
                <InputAdornment position="end">
                  <CalendarIcon />
                </InputAdornment>
              ),
            },
          }}
        />
        {shape === 'dialog' ? (
          <Dialog open={open} onClose={drop} maxWidth={false}>
            {calendar}
          </Dialog>
        ) : (
          <Popover
            open={open}
            anchorEl={() => field.current?.querySelector('.MuiInputBase-root') ?? null}
            onClose={drop}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          >
            {calendar}
          </Popover>
        )}
      </>
    );
  };
  return <LocalizationProvider dateAdapter={AdapterDayjs}>{body()}</LocalizationProvider>;
}
