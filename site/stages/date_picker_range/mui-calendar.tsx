import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { alpha, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { ArrowLeftIcon, ArrowRightIcon } from '@mui/x-date-pickers/icons';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs, { type Dayjs } from 'dayjs';
import { createContext, useContext } from 'react';
import { EMPTY, ISO, type Range } from './range';

interface Turning {
  /** Whether this calendar carries the arrow back or on. */
  back: boolean;
  on: boolean;
  turn(by: number): void;
}
const TurningContext = createContext<Turning>({ back: true, on: true, turn: () => {} });

/** Name of the month between the arrows; of several calendars only the outer ones have one. */
function Header({ currentMonth, labelId }: PickersCalendarHeaderProps) {
  const { back, on, turn } = useContext(TurningContext);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, pt: 1.5, pb: 1 }}>
      <IconButton
        size="small"
        aria-label="Previous month"
        onClick={() => turn(-1)}
        sx={{ visibility: back ? 'visible' : 'hidden' }}
      >
        <ArrowLeftIcon />
      </IconButton>
      <Typography id={labelId} variant="subtitle1" aria-live="polite">
        {(currentMonth as Dayjs).format('MMMM YYYY')}
      </Typography>
      <IconButton
        size="small"
        aria-label="Next month"
        onClick={() => turn(1)}
        sx={{ visibility: on ? 'visible' : 'hidden' }}
      >
        <ArrowRightIcon />
      </IconButton>
    </Box>
  );
}

const RangeContext = createContext<Range>(EMPTY);

const inside = {
  borderRadius: 0,
  bgcolor: ({ palette }: Theme) => alpha(palette.primary.main, palette.mode === 'dark' ? 0.28 : 0.14),
};

/** A day that is painted by the range: its ends as selected, what is between them as a band. */
function RangeDay(props: PickerDayProps) {
  const { start, end } = useContext(RangeContext);
  const iso = (props.day as Dayjs).format(ISO);
  const isEnd = iso === start || iso === end;
  const isInside = start !== null && end !== null && iso > start && iso < end;
  return <PickerDay {...props} selected={isEnd} aria-selected={isEnd || isInside} sx={isInside ? inside : undefined} />;
}

interface Props {
  /** The leftmost month, `YYYY-MM`. */
  month: string;
  onMonth(month: string): void;
  calendars: number;
  range: Range;
  onPick(day: string): void;
  noWeekends: boolean;
  dense: boolean;
}

/** MUI's range calendar is a paid product: this one is made of its `DateCalendar`, with a day that is painted by the range. */
export function RangeCalendar({ month, onMonth, calendars, range, onPick, noWeekends, dense }: Props) {
  const turn = (by: number) => onMonth(dayjs(month).add(by, 'month').format('YYYY-MM'));
  return (
    <RangeContext value={range}>
      <Box sx={{ display: 'flex' }}>
        {Array.from({ length: calendars }, (_, at) => {
          const shown = dayjs(month).add(at, 'month');
          return (
            <TurningContext key={at} value={{ back: at === 0, on: at === calendars - 1, turn }}>
              <DateCalendar
                // A calendar cannot be told which month to show, only where to begin.
                key={shown.format('YYYY-MM')}
                views={['day']}
                value={null}
                referenceDate={shown}
                onChange={(date) => date && onPick((date as Dayjs).format(ISO))}
                onMonthChange={(next) => turn((next as Dayjs).startOf('month').diff(shown.startOf('month'), 'month'))}
                shouldDisableDate={noWeekends ? (date) => [0, 6].includes((date as Dayjs).day()) : undefined}
                reduceAnimations
                slots={{ calendarHeader: Header, day: RangeDay }}
                sx={
                  dense
                    ? { width: 280, height: 'auto', '& .MuiDayCalendar-slideTransition': { minHeight: 236 } }
                    : { mx: 0 }
                }
              />
            </TurningContext>
          );
        })}
      </Box>
    </RangeContext>
  );
}
