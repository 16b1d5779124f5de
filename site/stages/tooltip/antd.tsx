import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import { Button, Flex, Input, theme, Tooltip, type TooltipProps } from 'antd';
import { cloneElement, type ReactElement, useId, useState } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State, Trigger } from './model';
import { Drawing } from './Drawing';
import type { SymbolName } from './symbols';
import { partsOf, useTips } from './tips';

const SIZE = { small: 'small', default: 'medium', large: 'large' } as const;
const OPENS = { hover: 'hover', focus: 'focus', press: 'click' } as const;

type Child = ReactElement<{ onClick?(): void }>;
type Wrap = (trigger: Trigger, child: Child) => ReactElement;

export default function AntdTooltipStage({ label, setup, size, ...live }: StageProps<Setup, State>) {
  const id = useId();
  const report = useTips({ setup, ...live });
  const wrap: Wrap = ({ name, tip }, child) => {
    const common = {
      title: tip,
      placement: setup.side,
      defaultOpen: live.state.open.includes(name),
      onOpenChange: (open: boolean) => report(name, open),
    };
    return setup.opens === 'toggle' ? (
      <ToggleTooltip key={name} {...common}>
        {child}
      </ToggleTooltip>
    ) : (
      <Tooltip
        key={name}
        {...common}
        trigger={OPENS[setup.opens]}
        mouseEnterDelay={setup.delay === undefined ? undefined : setup.delay / 1000}
      >
        {child}
      </Tooltip>
    );
  };
  const field = setup.kind === 'field';
  return (
    <Flex vertical gap={field ? 4 : 8} role="group" aria-labelledby={setup.heading ? id : undefined}>
      {setup.heading && (
        <Flex align="center" gap={2}>
          <label id={id} htmlFor={field ? `${id}-input` : undefined}>
            {label}
          </label>
          {field &&
            setup.triggers.map(({ name, symbol, tip }) => wrap({ name, tip }, <Sign name={name} symbol={symbol} />))}
        </Flex>
      )}
      <Triggers id={id} setup={setup} size={SIZE[size]} wrap={wrap} />
    </Flex>
  );
}

type ToggleTooltipProps = Pick<TooltipProps, 'title' | 'placement' | 'defaultOpen'> & {
  onOpenChange(open: boolean): void;
  children: Child;
};

/** A tip that its own trigger opens and closes; antd's own `click` closes with a press anywhere. */
function ToggleTooltip({ defaultOpen = false, onOpenChange, children, ...tooltip }: ToggleTooltipProps) {
  const [open, setOpen] = useState(defaultOpen);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <Tooltip {...tooltip} trigger={[]} open={open} onOpenChange={change}>
      {cloneElement(children, { onClick: () => change(!open) })}
    </Tooltip>
  );
}

/** The sign beside a field's label, as `Form.Item` draws one. */
function Sign({ name, symbol, ...events }: { name: string; symbol: SymbolName }) {
  const { token } = theme.useToken();
  return (
    <Button
      {...events}
      type="text"
      size="small"
      aria-label={name}
      style={{ color: token.colorTextSecondary }}
      icon={<Drawing name={symbol} />}
    />
  );
}

interface TriggersProps {
  id: string;
  setup: Setup;
  size: 'small' | 'medium' | 'large';
  wrap: Wrap;
}

function Triggers({ id, setup, size, wrap }: TriggersProps) {
  const { token } = theme.useToken();
  switch (setup.kind) {
    case 'buttons':
      return (
        <Flex gap="small" wrap>
          {setup.triggers.map((trigger) => wrap(trigger, <Button size={size}>{trigger.name}</Button>))}
        </Flex>
      );
    case 'icons':
      return (
        <Flex gap="small">
          {setup.triggers.map((trigger) =>
            wrap(
              trigger,
              <Button size={size} aria-label={trigger.name} icon={<Drawing name={trigger.symbol} size="1.2em" />} />,
            ),
          )}
        </Flex>
      );
    case 'field':
      return <Input id={`${id}-input`} size={size} defaultValue={setup.value} />;
    case 'stats':
      return (
        <Flex gap="large" wrap>
          {setup.triggers.map((trigger) => (
            <div key={trigger.name}>
              <Flex align="center" gap={4} style={{ color: token.colorTextSecondary }}>
                {trigger.name}
                {wrap(
                  trigger,
                  <Button
                    type="text"
                    size="small"
                    aria-label={`About ${trigger.name}`}
                    style={{ color: token.colorTextTertiary }}
                    icon={<InfoCircleOutlined />}
                  />,
                )}
              </Flex>
              <div style={{ fontSize: token.fontSizeHeading3, lineHeight: token.lineHeightHeading3 }}>
                {trigger.value}
              </div>
            </div>
          ))}
        </Flex>
      );
    case 'sentence':
      return (
        <p style={{ margin: 0, maxWidth: 440, lineHeight: 1.9 }}>
          {partsOf(
            setup.text,
            setup.triggers.map(({ name }) => name),
          ).map(({ text, isWord }) => {
            const trigger = setup.triggers.find(({ name }) => isWord && name === text);
            return trigger
              ? wrap(
                  trigger,
                  <abbr
                    tabIndex={0}
                    style={{
                      color: token.colorLink,
                      textDecoration: 'none',
                      borderBottom: `1px dashed ${token.colorLink}`,
                    }}
                  >
                    {text}
                  </abbr>,
                )
              : text;
          })}
        </p>
      );
    case 'tiles':
      return (
        <div style={{ display: 'grid', gap: token.marginXS, gridTemplateColumns: `repeat(${setup.columns}, 1fr)` }}>
          {setup.triggers.map((trigger) =>
            wrap(
              trigger,
              <Button type="dashed" style={{ height: 72 }}>
                {trigger.name}
              </Button>,
            ),
          )}
        </div>
      );
  }
}
