import AttachFileIcon from '@mui/icons-material/AttachFile';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import DeleteIcon from '@mui/icons-material/Delete';
import InsertDriveFileIcon from '@mui/icons-material/InsertDriveFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { StageProps } from '../contract';
import { acceptOf, pictureOf, useFiles } from './files';
import type { Setup, State } from './model';

const SIZE = { small: 'small', default: 'medium', large: 'large' } as const;

const HiddenInput = styled('input')({
  clip: 'rect(0 0 0 0)',
  clipPath: 'inset(50%)',
  height: 1,
  overflow: 'hidden',
  position: 'absolute',
  bottom: 0,
  left: 0,
  whiteSpace: 'nowrap',
  width: 1,
});

export default function MuiFileUploadStage({ label, setup, size, ...rest }: StageProps<Setup, State>) {
  const { files, waiting, refusal, preview, asked, add, remove, answer, start, show } = useFiles({ setup, ...rest });
  const { control = 'button', text, multiple, removable = true, ask, clear, help, heading = true, height } = setup;
  const input = (
    <HiddenInput
      type="file"
      aria-label={control === 'icon' ? text : undefined}
      multiple={multiple}
      accept={acceptOf(setup)}
      onChange={({ target }) => {
        add([...(target.files ?? [])].map(({ name }) => name));
        // The same file can be chosen again after it was removed.
        target.value = '';
      }}
    />
  );
  return (
    <Stack spacing={1} role="group" aria-label={label} sx={{ position: 'relative' }}>
      {heading && <Typography variant="subtitle2">{label}</Typography>}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {control === 'icon' ? (
          <IconButton component="label" size={SIZE[size]} color="primary" title={text}>
            <AttachFileIcon />
            {input}
          </IconButton>
        ) : (
          <Button
            component="label"
            role={undefined}
            tabIndex={-1}
            variant="contained"
            size={SIZE[size]}
            startIcon={<CloudUploadIcon />}
          >
            {text}
            {input}
          </Button>
        )}
        {setup.start && (
          <Button size={SIZE[size]} disabled={waiting.length === 0} onClick={start}>
            {setup.start}
          </Button>
        )}
        {clear && (
          <Button size={SIZE[size]} color="error" disabled={files.length === 0} onClick={() => remove(files)}>
            {clear}
          </Button>
        )}
      </Stack>
      {setup.list === 'chips' ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {files.map((name) => (
            <Chip
              key={name}
              label={name}
              size={size === 'small' ? 'small' : 'medium'}
              onDelete={removable ? () => remove([name]) : undefined}
            />
          ))}
        </Stack>
      ) : (
        files.length > 0 && (
          <List
            dense
            sx={{
              maxHeight: height,
              overflowY: height ? 'auto' : undefined,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              py: 0,
            }}
          >
            {files.map((name) => (
              <ListItem
                key={name}
                divider
                secondaryAction={
                  removable && (
                    <IconButton edge="end" size="small" aria-label={`Remove ${name}`} onClick={() => remove([name])}>
                      <DeleteIcon fontSize="small" />
                    </IconButton>
                  )
                }
              >
                <ListItemIcon sx={{ minWidth: 32 }}>
                  <InsertDriveFileIcon fontSize="small" />
                </ListItemIcon>
                <ListItemText primary={name} />
                {setup.preview && (
                  <Button size="small" sx={{ mr: removable ? 2 : 0 }} onClick={() => show(name)}>
                    {setup.preview}
                  </Button>
                )}
              </ListItem>
            ))}
          </List>
        )
      )}
      {(refusal ?? help) && <FormHelperText error={refusal !== undefined}>{refusal ?? help}</FormHelperText>}
      {ask && (
        <Dialog open={asked !== undefined} onClose={() => answer(false)}>
          <DialogTitle>{ask.question}</DialogTitle>
          <DialogContent>{asked?.join(', ')}</DialogContent>
          <DialogActions>
            <Button onClick={() => answer(false)}>{ask.no}</Button>
            <Button color="error" onClick={() => answer(true)}>
              {ask.yes}
            </Button>
          </DialogActions>
        </Dialog>
      )}
      {setup.preview && (
        <Dialog open={preview !== null} onClose={() => show(null)}>
          <DialogTitle>{preview}</DialogTitle>
          <DialogContent>
            {preview && (
              <Box
                component="img"
                src={pictureOf(preview)}
                alt=""
                sx={{ width: 420, border: 1, borderColor: 'divider' }}
              />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => show(null)}>Close</Button>
          </DialogActions>
        </Dialog>
      )}
    </Stack>
  );
}
