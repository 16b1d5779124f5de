import { Badge, Button, Card as AntdCard, Flex, Input, Tag, theme } from 'antd';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import { useState } from 'react';
import type { StageProps } from '../contract';
import { Board, type Card, cardsOf, isFound, useBoard, useCard, useColumn } from './board';
import type { Setup, State } from './model';

const FONT = { small: 12, default: 14, large: 16 } as const;

interface CardProps {
  card: Card;
  column: string;
  index: number;
  setup: Setup;
  dim: boolean;
}

function KanbanCard({ card, column, index, setup, dim }: CardProps) {
  const { token } = theme.useToken();
  const { ref, handleRef, isDragSource } = useCard(card.title, column, index);
  const { handle, one_line: oneLine, mini } = setup;
  const title = oneLine ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' as const } : undefined;
  return (
    <div ref={ref} style={{ opacity: dim ? 0.35 : 1, cursor: handle ? undefined : 'grab' }}>
      <AntdCard
        size="small"
        hoverable
        styles={{ body: { padding: mini ? 4 : token.paddingXS, fontSize: 'inherit' } }}
        style={{ boxShadow: isDragSource ? token.boxShadow : undefined }}
      >
        <Flex gap={6} align="baseline">
          {handle && (
            <Button
              ref={handleRef}
              type="text"
              size="small"
              icon={<HolderOutlined />}
              aria-label={`Move ${card.title}`}
              style={{ cursor: 'grab', flex: 'none', width: 20 }}
            />
          )}
          <div style={{ minWidth: 0, flex: 1 }}>
            <div style={title}>{card.title}</div>
            {card.note && (
              <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>{card.note}</div>
            )}
          </div>
          {card.tag && <Tag style={{ marginInlineEnd: 0 }}>{card.tag}</Tag>}
        </Flex>
      </AntdCard>
    </div>
  );
}

function Column({ name, titles, setup, text }: { name: string; titles: string[]; setup: Setup; text: string }) {
  const { token } = theme.useToken();
  const { ref, isDropTarget } = useColumn(name);
  const cards = cardsOf(setup);
  const { counter, height, mini, column_width: width = 184 } = setup;
  return (
    <div
      ref={ref}
      role="group"
      aria-label={name}
      style={{
        width,
        flex: 'none',
        background: isDropTarget ? token.colorFillSecondary : token.colorFillQuaternary,
        borderRadius: token.borderRadiusLG,
        padding: mini ? 4 : token.paddingXS,
      }}
    >
      <Flex justify="space-between" style={{ marginBottom: mini ? 2 : token.marginXS }}>
        <strong>{name}</strong>
        {counter && <Badge count={titles.length} showZero color={token.colorTextTertiary} />}
      </Flex>
      <Flex
        vertical
        gap={mini ? 4 : 8}
        style={{ minHeight: mini ? 30 : 120, height, overflowY: height ? 'auto' : undefined }}
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
      </Flex>
    </div>
  );
}

export default function AntdKanbanStage({ label, setup, size, ...rest }: StageProps<Setup, State>) {
  const { token } = theme.useToken();
  const { columns, drag, reset, message } = useBoard({ setup, ...rest });
  const [text, setText] = useState('');
  const { heading = true, help, search, width } = setup;
  return (
    <Flex vertical gap="small" style={{ fontSize: FONT[size] }} role="region" aria-label={label}>
      {(heading || setup.reset || search) && (
        <Flex justify="space-between" align="center" gap="small">
          <span>{heading && label}</span>
          {search && (
            <Input
              aria-label={search}
              placeholder={search}
              allowClear
              onChange={(e) => setText(e.target.value)}
              style={{ width: 200 }}
            />
          )}
          {setup.reset && <Button onClick={reset}>{setup.reset.text}</Button>}
        </Flex>
      )}
      <Board drag={drag}>
        <Flex gap="small" style={{ width, overflowX: width ? 'auto' : undefined }}>
          {setup.columns.map(({ name }) => (
            <Column key={name} name={name} titles={columns[name] ?? []} setup={setup} text={text} />
          ))}
        </Flex>
      </Board>
      {(message ?? help) && (
        <span
          role={message ? 'status' : undefined}
          style={{ color: message ? token.colorSuccessText : token.colorTextSecondary }}
        >
          {message ?? help}
        </span>
      )}
    </Flex>
  );
}
