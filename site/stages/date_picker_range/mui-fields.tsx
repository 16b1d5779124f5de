import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { DateField } from '@mui/x-date-pickers/DateField';
import dayjs, { type Dayjs } from 'dayjs';
import { useRef } from 'react';
import { ISO, type Range } from './range';

interface Props {
  label: string;
  help?: string;
  format: string;
  size: 'small' | 'medium';
  range: Range;
  /** Both dates are whole and in order, and the fields were left or Enter was pressed. */
  onRange(range: Range): void;
}

/** Two fields for the two ends of a range, to be typed into. */
export function RangeFields({ label, help, format, size, range, onRange }: Props) {
  const draft = useRef<Range>(range);
  const read = (side: keyof Range) => (date: unknown, context: { validationError: unknown }) => {
    const whole = date !== null && context.validationError === null;
    draft.current = { ...draft.current, [side]: whole ? (date as Dayjs).format(ISO) : null };
  };
  const accept = () => {
    const { start, end } = draft.current;
    if (start !== null && end !== null && start <= end) onRange({ start, end });
  };
  const field = (side: keyof Range, text: string) => (
    <DateField
      label={text}
      format={format}
      size={size}
      defaultValue={range[side] === null ? null : dayjs(range[side])}
      onChange={read(side)}
      sx={{ flex: 1 }}
    />
  );
  return (
    <FormControl component="fieldset" sx={{ width: '100%' }}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', gap: 2 }} onBlur={accept} onKeyDown={({ key }) => key === 'Enter' && accept()}>
        {field('start', 'Start date')}
        {field('end', 'End date')}
      </Box>
      {help && <FormHelperText>{help}</FormHelperText>}
    </FormControl>
  );
}
