import { Checkbox, Col, ConfigProvider, Flex, Row, theme } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';
import { countOf, inPageOrder, type Option, sectionsOf } from './options';

/** antd's checkbox has no `size`: its size is a matter of tokens. */
const TOKENS = {
  small: { controlInteractiveSize: 13, fontSize: 12 },
  default: {},
  large: { controlInteractiveSize: 20, fontSize: 18 },
};

/** Boxes in a grid, as antd's documentation lays a group out with `Row` and `Col`. */
function Grid({ options, columns }: { options: Option[]; columns: number }) {
  const { token } = theme.useToken();
  return (
    // Columns are shares of a width, so the row must not ask for one itself.
    <Row gutter={[token.marginSM, token.marginXXS * 1.5]} style={{ width: 0, minWidth: '100%' }}>
      {options.map(({ text, hint, disabled }) => (
        <Col key={text} span={24 / columns}>
          <Checkbox value={text} disabled={disabled}>
            {text}
          </Checkbox>
          {hint && (
            <div
              style={{
                paddingInlineStart: token.controlInteractiveSize + token.paddingXS,
                color: token.colorTextSecondary,
                fontSize: token.fontSizeSM,
              }}
            >
              {hint}
            </div>
          )}
        </Col>
      ))}
    </Row>
  );
}

/** `Typography` would do the same, with 30 kB for tooltips and copying. */
function Secondary({ children }: { children: ReactNode }) {
  return <span style={{ color: theme.useToken().token.colorTextSecondary }}>{children}</span>;
}

function Scroller({ height, children }: { height: number; children: ReactNode }) {
  const { token } = theme.useToken();
  const border = `${token.lineWidth}px solid ${token.colorBorder}`;
  return (
    <div style={{ height, overflowY: 'auto', border, borderRadius: token.borderRadius, padding: token.paddingSM }}>
      {children}
    </div>
  );
}

export default function AntdCheckboxGroupStage({ label, setup, size, state, commit }: StageProps<Setup, State>) {
  const [checked, setChecked] = useState(state.checked);
  const id = useId();
  const { columns, help, height } = setup;
  const sections = sectionsOf(setup);
  const inLine =
    columns === undefined && sections.every(({ title, options }) => !title && !options.some((o) => o.hint));
  const count = countOf(setup, checked);
  const change = (next: string[]) => {
    const ordered = inPageOrder(setup, next);
    setChecked(ordered);
    commit({ checked: ordered });
  };

  const group = inLine ? (
    <Checkbox.Group
      aria-labelledby={id}
      value={checked}
      onChange={change}
      options={sections.flatMap(({ options }) =>
        options.map(({ text, disabled }) => ({ label: text, value: text, disabled })),
      )}
    />
  ) : (
    <Checkbox.Group aria-labelledby={id} value={checked} onChange={change} style={{ width: '100%' }}>
      <Flex vertical gap="middle" style={{ width: '100%' }}>
        {sections.map(({ title, options }, at) => (
          <div key={title ?? at}>
            {title && <strong style={{ display: 'block', marginBottom: 4 }}>{title}</strong>}
            <Grid options={options} columns={columns ?? 1} />
          </div>
        ))}
      </Flex>
    </Checkbox.Group>
  );
  return (
    <ConfigProvider theme={{ token: TOKENS[size] }}>
      <Flex vertical gap="small">
        <Flex justify="space-between" gap="small">
          <span id={id}>{label}</span>
          {count && <Secondary>{count}</Secondary>}
        </Flex>
        {height === undefined ? group : <Scroller height={height}>{group}</Scroller>}
        {help && <Secondary>{help}</Secondary>}
      </Flex>
    </ConfigProvider>
  );
}
