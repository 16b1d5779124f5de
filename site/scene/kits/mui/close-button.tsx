import Close from '@mui/icons-material/Close';
import { IconButton } from '@mui/material';

/** The corner button of MUI's own dialog example; MUI's Dialog and Drawer bring none. */
export function CloseButton({ onClick }: { onClick(): void }) {
  return (
    <IconButton
      aria-label="Close"
      onClick={onClick}
      sx={{ position: 'absolute', right: 8, top: 8, color: 'text.secondary' }}
    >
      <Close />
    </IconButton>
  );
}
