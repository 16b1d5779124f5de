import { Button, ConfigProvider, Flex, Splitter, theme } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import type { StageProps } from '../contract';
import type { Pane, Setup, State } from './model';
import { defaultsOf, frameOf, readoutOf, type Shares, sharesOf, useShares } from './panes';
import { Ruler } from './ruler';

const FONT = { small: 12, default: 14, large: 17 } as const;
const TOKENS = {
  grip: {},
  thin: { splitBarSize: 1, splitBarDraggableSize: 0 },
  gradient: { splitBarSize: 6 },
};

function Content({ pane, readout, bare = false }: { pane: Pane; readout?: string; bare?: boolean }) {
  const { token } = theme.useToken();
  if (bare) return <div style={{ height: '100%', background: pane.tint }} />;
  return (
    <div style={{ padding: token.paddingSM, overflow: 'hidden', whiteSpace: 'nowrap' }}>
      <Flex justify="space-between" gap="small" style={{ marginBottom: token.marginXS }}>
        <strong>{pane.name}</strong>
        {readout && <span style={{ color: token.colorTextSecondary }}>{readout}</span>}
      </Flex>
      {pane.lines?.map((line) => (
        <div key={line} style={{ color: token.colorTextSecondary, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {line}
        </div>
      ))}
    </div>
  );
}

interface RowProps {
  panes: Pane[];
  vertical?: boolean;
  setup: Setup;
  shares: Shares;
  show(part: Shares): void;
  settle(part: Shares): void;
}

function Row({ panes, vertical = false, setup, ...live }: RowProps) {
  const { shares, show, settle } = live;
  // In px while a hand moves them: shares to a tenth would make the handle jump.
  const [sizes, setSizes] = useState<(number | string)[]>(panes.map(({ name }) => `${shares[name]}%`));
  const finish = (next: number[]) => {
    setSizes(next);
    settle(sharesOf(panes, next));
  };
  return (
    <Splitter
      vertical={vertical}
      lazy={setup.lazy}
      draggerIcon={setup.handle === 'thin' ? null : undefined}
      onResize={(next) => {
        setSizes(next);
        show(sharesOf(panes, next));
      }}
      onResizeEnd={finish}
      onCollapse={(_, next) => finish(next)}
    >
      {panes.map((pane, at) => (
        <Splitter.Panel
          key={pane.name}
          size={sizes[at]}
          min={pane.min === undefined ? undefined : `${pane.min}%`}
          max={pane.max === undefined ? undefined : `${pane.max}%`}
          collapsible={pane.collapsible ? { start: true, end: true, showCollapsibleIcon: true } : false}
        >
          {pane.inside ? (
            <Row panes={pane.inside.panes} vertical={pane.inside.vertical} setup={setup} {...live} />
          ) : (
            <Content pane={pane} readout={readoutOf(setup, shares[pane.name] ?? 0)} bare={setup.bare} />
          )}
        </Splitter.Panel>
      ))}
    </Splitter>
  );
}

export default function AntdWindowSplitterStage({ label, setup, size, ...rest }: StageProps<Setup, State>) {
  const id = useId();
  const { token } = theme.useToken();
  const { shares, show, settle } = useShares({ setup, ...rest });
  const [restored, setRestored] = useState(0);
  const { panes, vertical, handle = 'grip', reset, ruler, help, heading = true } = setup;
  const restore = () => {
    settle(defaultsOf(panes));
    setRestored((times) => times + 1);
  };
  const head: ReactNode = (heading || reset) && (
    <Flex justify="space-between" align="center">
      <span id={id}>{heading && label}</span>
      {reset && (
        <Button size="small" onClick={restore}>
          {reset}
        </Button>
      )}
    </Flex>
  );
  return (
    <ConfigProvider theme={{ components: { Splitter: TOKENS[handle] } }}>
      <Flex vertical gap={8} style={{ fontSize: FONT[size] }}>
        {head}
        <div
          role="group"
          aria-label={label}
          style={{
            ...frameOf(setup),
            border: `1px solid ${token.colorBorderSecondary}`,
            borderRadius: token.borderRadius,
            boxShadow: token.boxShadowTertiary,
          }}
        >
          <Row
            key={restored}
            panes={panes}
            vertical={vertical}
            setup={setup}
            shares={shares}
            show={show}
            settle={settle}
          />
        </div>
        {ruler && <Ruler />}
        {help && <span style={{ color: token.colorTextSecondary }}>{help}</span>}
      </Flex>
    </ConfigProvider>
  );
}
