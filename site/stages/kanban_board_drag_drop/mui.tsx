import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiCard from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { StageProps } from '../contract';
import { Board, type Card, cardsOf, isFound, useBoard, useCard, useColumn } from './board';
import type { Setup, State } from './model';

interface CardProps {
  card: Card;
  column: string;
  index: number;
  setup: Setup;
  dim: boolean;
}

function KanbanCard({ card, column, index, setup, dim }: CardProps) {
  const { ref, handleRef, isDragSource } = useCard(card.title, column, index);
  const { handle, one_line: oneLine, mini } = setup;
  const title = (
    <Typography variant={mini ? 'caption' : 'body2'} component="div" noWrap={oneLine}>
      {card.title}
    </Typography>
  );
  return (
    <MuiCard
      ref={ref}
      elevation={isDragSource ? 6 : 1}
      sx={{ p: mini ? 0.5 : 1.25, opacity: dim ? 0.35 : 1, cursor: handle ? undefined : 'grab', flex: 'none' }}
    >
      <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          {oneLine ? (
            <Tooltip title={card.title} enterDelay={400} disableInteractive>
              {title}
            </Tooltip>
          ) : (
            title
          )}
          {card.note && (
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {card.note}
            </Typography>
          )}
          {card.tag && <Chip label={card.tag} size="small" variant="outlined" sx={{ mt: 0.75 }} />}
        </Box>
        {handle && (
          <IconButton ref={handleRef} size="small" aria-label={`Move ${card.title}`} sx={{ cursor: 'grab', p: 0.25 }}>
            <DragIndicatorIcon fontSize="small" />
          </IconButton>
        )}
      </Stack>
    </MuiCard>
  );
}

function Column({ name, titles, setup, text }: { name: string; titles: string[]; setup: Setup; text: string }) {
  const { ref, isDropTarget } = useColumn(name);
  const cards = cardsOf(setup);
  const { counter, height, mini, column_width: width = 190 } = setup;
  return (
    <Paper
      ref={ref}
      role="group"
      aria-label={name}
      variant="outlined"
      sx={{
        width,
        flex: 'none',
        bgcolor: isDropTarget ? 'action.selected' : 'action.hover',
        borderTop: 3,
        borderTopColor: 'primary.main',
      }}
    >
      <Typography variant="subtitle2" sx={{ px: mini ? 0.5 : 1.25, pt: 0.75 }}>
        {name}
        {counter && (
          <Box component="span" sx={{ color: 'text.secondary', ml: 0.75 }}>
            {titles.length}
          </Box>
        )}
      </Typography>
      <Stack
        spacing={mini ? 0.5 : 1}
        sx={{ p: mini ? 0.5 : 1.25, minHeight: mini ? 40 : 130, height, overflowY: height ? 'auto' : undefined }}
      >
        {titles.map((title, index) => {
          const card = cards.get(title);
          return (
            card && (
              <KanbanCard
                key={title}
                card={card}
                column={name}
                index={index}
                setup={setup}
                dim={!isFound(title, text)}
              />
            )
          );
        })}
      </Stack>
    </Paper>
  );
}

export default function MuiKanbanStage({ label, setup, size: _, ...rest }: StageProps<Setup, State>) {
  const id = useId();
  const { columns, drag, reset, message, dismiss } = useBoard({ setup, ...rest });
  const [text, setText] = useState('');
  const { heading = true, help, search, width } = setup;
  return (
    <Stack spacing={1} role="region" aria-label={label}>
      {(heading || setup.reset || search) && (
        <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="subtitle1">{heading && label}</Typography>
          {search && (
            // A TextField would bring menus and selects along.
            <FormControl size="small">
              <InputLabel htmlFor={id}>{search}</InputLabel>
              <OutlinedInput id={id} label={search} onChange={(e) => setText(e.target.value)} />
            </FormControl>
          )}
          {setup.reset && (
            <Button variant="outlined" onClick={reset}>
              {setup.reset.text}
            </Button>
          )}
        </Stack>
      )}
      <Board drag={drag}>
        <Stack
          direction="row"
          spacing={1}
          sx={{ width, overflowX: width ? 'auto' : undefined, alignItems: 'stretch', pb: width ? 0.5 : 0 }}
        >
          {setup.columns.map(({ name }) => (
            <Column key={name} name={name} titles={columns[name] ?? []} setup={setup} text={text} />
          ))}
        </Stack>
      </Board>
      {help && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {help}
        </Typography>
      )}
      <Snackbar open={message !== undefined} message={message} onClose={dismiss} autoHideDuration={6000} />
    </Stack>
  );
}
