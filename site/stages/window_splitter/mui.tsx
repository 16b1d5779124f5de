import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import type { StageProps } from '../contract';
import type { Pane, Setup, State } from './model';
import { defaultsOf, frameOf, readoutOf, type Shares, sharesOf, useShares } from './panes';
import { Ruler } from './ruler';

const TEXT = { small: 'caption', default: 'body2', large: 'body1' } as const;
const THICK = { grip: 10, thin: 2, gradient: 8 } as const;

interface RowProps {
  panes: Pane[];
  vertical?: boolean;
  setup: Setup;
  label: string;
  text: (typeof TEXT)[keyof typeof TEXT];
  shares: Shares;
  show(part: Shares): void;
  settle(part: Shares): void;
}

function Handle({ name, vertical, look }: { name: string; vertical: boolean; look: keyof typeof THICK }) {
  const thickness = { [vertical ? 'height' : 'width']: THICK[look] };
  return (
    <Separator aria-label={name} style={{ ...thickness, outlineOffset: -2 }}>
      <Box
        sx={{
          width: 1,
          height: 1,
          display: 'grid',
          placeItems: 'center',
          bgcolor: look === 'thin' ? 'text.disabled' : 'action.hover',
          '&:hover': { bgcolor: 'action.focus' },
        }}
      >
        {look === 'grip' && (
          <Box
            sx={{
              [vertical ? 'width' : 'height']: 28,
              [vertical ? 'height' : 'width']: 4,
              borderRadius: 2,
              bgcolor: 'text.secondary',
            }}
          />
        )}
      </Box>
    </Separator>
  );
}

function Content({ pane, setup, text, share }: { pane: Pane; setup: Setup; text: RowProps['text']; share: number }) {
  if (setup.bare) return <Box sx={{ height: 1, bgcolor: pane.tint }} />;
  const readout = readoutOf(setup, share);
  return (
    <Box sx={{ p: 1.25, overflow: 'hidden', whiteSpace: 'nowrap' }}>
      <Typography variant="overline" component="div" sx={{ lineHeight: 1.6, textTransform: 'none', fontWeight: 600 }}>
        {pane.name}
        {readout && (
          <Box component="span" sx={{ color: 'primary.main', ml: 1 }}>
            {readout}
          </Box>
        )}
      </Typography>
      {pane.lines?.map((line) => (
        <Typography key={line} variant={text} noWrap component="div" sx={{ py: 0.25 }}>
          {line}
        </Typography>
      ))}
    </Box>
  );
}

function Row({ panes, vertical = false, setup, label, text, ...live }: RowProps) {
  const { shares, show, settle } = live;
  const part = (layout: Record<string, number>) =>
    sharesOf(
      panes,
      panes.map(({ name }) => layout[name] ?? 0),
    );
  return (
    <Group
      orientation={vertical ? 'vertical' : 'horizontal'}
      defaultLayout={Object.fromEntries(panes.map(({ name }) => [name, shares[name] ?? 0]))}
      resizePreviewMode={setup.lazy ? 'separator' : 'panel'}
      onLayoutChange={(layout) => show(part(layout))}
      onLayoutChanged={(layout) => settle(part(layout))}
    >
      {panes.flatMap((pane, at) => [
        ...(at > 0
          ? [
              <Handle
                key={`before ${pane.name}`}
                name={panes.length > 2 || label === '' ? `${panes[at - 1]?.name} | ${pane.name}` : label}
                vertical={vertical}
                look={setup.handle ?? 'grip'}
              />,
            ]
          : []),
        <Panel
          key={pane.name}
          id={pane.name}
          defaultSize={`${pane.size}%`}
          minSize={`${pane.min ?? 0}%`}
          maxSize={`${pane.max ?? 100}%`}
          collapsible={pane.collapsible}
        >
          {pane.inside ? (
            <Row
              panes={pane.inside.panes}
              vertical={pane.inside.vertical}
              setup={setup}
              label=""
              text={text}
              {...live}
            />
          ) : (
            <Content pane={pane} setup={setup} text={text} share={shares[pane.name] ?? 0} />
          )}
        </Panel>,
      ])}
    </Group>
  );
}

export default function MuiWindowSplitterStage({ label, setup, size, ...rest }: StageProps<Setup, State>) {
  const { shares, show, settle } = useShares({ setup, ...rest });
  const [restored, setRestored] = useState(0);
  const { panes, vertical, reset, ruler, help, heading = true } = setup;
  const restore = () => {
    settle(defaultsOf(panes));
    setRestored((times) => times + 1);
  };
  return (
    <Stack spacing={1}>
      {(heading || reset) && (
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="subtitle2">{heading && label}</Typography>
          {reset && (
            <Button size="small" onClick={restore}>
              {reset}
            </Button>
          )}
        </Stack>
      )}
      <Paper role="group" aria-label={label} variant="outlined" sx={{ ...frameOf(setup), overflow: 'hidden' }}>
        <Row
          key={restored}
          panes={panes}
          vertical={vertical}
          setup={setup}
          label={label}
          text={TEXT[size]}
          shares={shares}
          show={show}
          settle={settle}
        />
      </Paper>
      {ruler && <Ruler />}
      {help && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {help}
        </Typography>
      )}
    </Stack>
  );
}
