import '@mantine/core/styles.css';
import { move } from '@dnd-kit/helpers';
import { DragDropProvider, useDroppable } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { MantineProvider, Splitter as MantineSplitter } from '@mantine/core';
import { Splitter } from 'antd';
import { useRef, useState } from 'react';
import { HexColorPicker } from 'react-colorful';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { createRoot } from 'react-dom/client';
import { log } from './log';

const box = { border: '1px solid #888', padding: 6, background: '#fff', margin: 4 };

function Item({ id, index, column }: { id: string; index: number; column: string }) {
  const { ref } = useSortable({ id, index, type: 'item', accept: 'item', group: column });
  return (
    <div ref={ref} tabIndex={0} style={box}>
      {id}
    </div>
  );
}

function Column({ name, items }: { name: string; items: string[] }) {
  const { ref } = useDroppable({ id: name, type: 'column', accept: 'item', collisionPriority: 1 });
  return (
    <section ref={ref} aria-label={name} style={{ width: 160, minHeight: 170, background: '#eee' }}>
      <h3>{name}</h3>
      {items.map((id, index) => (
        <Item key={id} id={id} index={index} column={name} />
      ))}
    </section>
  );
}

function Board() {
  const [columns, setColumns] = useState<Record<string, string[]>>({
    Todo: ['Paint', 'Sand'],
    Doing: ['Glue'],
    Done: [],
  });
  const before = useRef(columns);
  return (
    <DragDropProvider
      onDragStart={() => void (before.current = columns)}
      onDragOver={(event) => {
        if (event.operation.source?.type === 'item') setColumns((items) => move(items, event));
      }}
      onDragEnd={(event) => {
        if (event.canceled) return setColumns(before.current);
        setColumns((items) => {
          const tidy = Object.entries(items).map(([name, own]) => `${name}:${own.join('+')}`);
          log('board', tidy.join(' '));
          return items;
        });
      }}
    >
      <div style={{ display: 'flex', gap: 12 }}>
        {Object.entries(columns).map(([name, items]) => (
          <Column key={name} name={name} items={items} />
        ))}
      </div>
    </DragDropProvider>
  );
}

const pane = { height: '100%', background: '#f4f4f4' };

createRoot(document.getElementById('root')!).render(
  <MantineProvider>
    <Board />
    <div style={{ width: 600, height: 100, marginTop: 12 }} role="group" aria-label="Mui panels">
      <Group
        orientation="horizontal"
        onLayoutChanged={(layout) => log('Mui panels', Math.round(Object.values(layout)[0] ?? 0))}
      >
        <Panel defaultSize="50%" minSize="10%" id="left">
          <div style={pane} />
        </Panel>
        <Separator aria-label="Mui bar" style={{ width: 8, background: '#999' }} />
        <Panel id="right">
          <div style={pane} />
        </Panel>
      </Group>
    </div>
    <div style={{ width: 600, marginTop: 12 }} role="group" aria-label="Antd panels">
      <Splitter style={{ height: 100 }} onResizeEnd={(sizes) => log('Antd panels', Math.round((sizes[0] ?? 0) / 6))}>
        <Splitter.Panel defaultSize="50%" min="10%">
          <div style={pane} />
        </Splitter.Panel>
        <Splitter.Panel>
          <div style={pane} />
        </Splitter.Panel>
      </Splitter>
    </div>
    <div style={{ width: 600, marginTop: 12 }} role="group" aria-label="Mantine panels">
      <MantineSplitter h={100} onResizeEnd={(_, sizes) => log('Mantine panels', Math.round(Number(sizes[0])))}>
        <MantineSplitter.Pane defaultSize={50} min={10}>
          <div style={pane} />
        </MantineSplitter.Pane>
        <MantineSplitter.Pane defaultSize={50}>
          <div style={pane} />
        </MantineSplitter.Pane>
      </MantineSplitter>
    </div>
    <div style={{ position: 'absolute', left: 700, top: 20 }}>
      <HexColorPicker color="#ff0000" onChange={(colour) => log('colour', colour)} />
    </div>
  </MantineProvider>,
);
