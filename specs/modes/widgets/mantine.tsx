import '@mantine/core/styles.css';
import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import {
  Checkbox,
  Chip,
  MantineProvider,
  NumberInput,
  Radio,
  ScrollArea,
  Select,
  Slider,
  Stack,
  Switch,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { log } from './log';

function Card({ id, index }: { id: string; index: number }) {
  const { ref } = useSortable({ id, index });
  return (
    <div ref={ref} tabIndex={0} style={{ border: '1px solid', padding: 10, width: 200, background: '#fff' }}>
      Card {id}
    </div>
  );
}

function Cards() {
  const [order, setOrder] = useState(['1', '2', '3']);
  return (
    <DragDropProvider
      onDragEnd={(event) => {
        if (event.canceled) return;
        setOrder((items) => {
          const next = move(items, event);
          log('order', next.join(','));
          return next;
        });
      }}
    >
      {order.map((id, index) => (
        <Card key={id} id={id} index={index} />
      ))}
    </DragDropProvider>
  );
}

createRoot(document.getElementById('root')!).render(
  <MantineProvider>
    <Stack w={300} gap={8}>
      <Checkbox label="Mantine box" onChange={(e) => log('Mantine box', e.currentTarget.checked)} />
      <Radio label="Mantine radio" onChange={(e) => log('Mantine radio', e.currentTarget.checked)} />
      <Switch label="Mantine switch" onChange={(e) => log('Mantine switch', e.currentTarget.checked)} />
      <Chip onChange={(on) => log('Mantine chip', on)}>Mantine chip</Chip>
      <Select label="Country" data={['France', 'Spain', 'Italy']} onChange={(value) => log('Country', value)} />
      <TextInput label="Name" onChange={(e) => log('Name', e.currentTarget.value)} />
      <NumberInput label="Amount" defaultValue={7} onChange={(value) => log('Amount', value)} />
      <Slider defaultValue={20} thumbLabel="Volume" onChangeEnd={(value) => log('Volume', value)} />
      <Cards />
      {(['hover', 'always'] as const).map((type) => (
        <ScrollArea key={type} h={60} type={type} viewportProps={{ 'aria-label': `${type} list` }}>
          {Array.from({ length: 9 }, (_, i) => (
            <button key={i} style={{ display: 'block' }}>{`${type} ${i}`}</button>
          ))}
        </ScrollArea>
      ))}
    </Stack>
  </MantineProvider>,
);
