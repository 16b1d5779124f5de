import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import SvgIcon from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import { useId, useRef } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';
import { MuiTree } from './mui-tree';
import { leafName, usePicker } from './picker';

const CROSS = 'M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z';
const DOWN = 'M7 10l5 5 5-5z';

/** MUI has no tree select: a read-only field that opens a popover with a tree, as its documentation composes pickers. */
export default function MuiTreeSelectStage({ label, setup, size, ...live }: StageProps<Setup, State>) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const picker = usePicker({ setup, ...live });
  const { multiple, search, clearable, confirm, placeholder, help, height = 320, heading = true, width } = setup;
  const { chosen, open } = picker;
  const text = multiple ? chosen.map(leafName).join(', ') : (chosen[0] ?? '');
  const toggle = () => picker.show(!open);
  return (
    <>
      <TextField
        ref={field}
        label={heading ? label : undefined}
        value={text}
        placeholder={placeholder}
        helperText={help}
        size={size === 'small' ? 'small' : 'medium'}
        onClick={toggle}
        onKeyDown={({ key }) => (key === 'Enter' || key === 'ArrowDown') && picker.show(true)}
        sx={{ width: width ?? '100%', '& input, & .MuiInputBase-root': { cursor: 'pointer' } }}
        slotProps={{
          inputLabel: { shrink: text !== '' || placeholder !== undefined || open },
          htmlInput: {
            readOnly: true,
            role: 'combobox',
            'aria-haspopup': 'tree',
            'aria-expanded': open,
            'aria-controls': open ? id : undefined,
            ...(!heading && { 'aria-label': label }),
          },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                {clearable && chosen.length > 0 && (
                  <IconButton
                    aria-label={`Clear ${label}`}
                    size="small"
                    onClick={(event) => {
                      event.stopPropagation();
                      picker.clear();
                    }}
                  >
                    <SvgIcon fontSize="small">
                      <path d={CROSS} />
                    </SvgIcon>
                  </IconButton>
                )}
                <SvgIcon color="action">
                  <path d={DOWN} />
                </SvgIcon>
              </InputAdornment>
            ),
          },
        }}
      />
      <Popover
        id={id}
        open={open}
        anchorEl={() => field.current?.querySelector('.MuiInputBase-root') ?? null}
        onClose={() => picker.show(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { width: Math.max(width ?? 0, 300) } } }}
      >
        {search && (
          <Box sx={{ p: 1.5, pb: 0 }}>
            <TextField
              placeholder="Search"
              value={picker.text}
              onChange={({ target }) => picker.setText(target.value)}
              size="small"
              fullWidth
              margin="none"
              slotProps={{ htmlInput: { 'aria-label': 'Search' } }}
            />
          </Box>
        )}
        <Box sx={{ p: 1, maxHeight: height, overflowY: 'auto' }}>
          <MuiTree
            label={label}
            setup={setup}
            picker={picker}
            onPick={(path) => {
              picker.choose([path]);
              if (confirm === undefined) picker.show(false);
            }}
          />
        </Box>
        {confirm && (
          <Box sx={{ p: 1, pt: 0, textAlign: 'right' }}>
            <Button size="small" variant="contained" onClick={picker.confirm}>
              {confirm}
            </Button>
          </Box>
        )}
      </Popover>
    </>
  );
}
