import '@mantine/core/styles.css';
import { Autocomplete as MantineAutocomplete, MantineProvider, MaskInput, PinInput, Stack } from '@mantine/core';
import { Autocomplete, TextField } from '@mui/material';
import { AutoComplete, Input, InputNumber, Mentions } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { log } from './log';

const CITIES = ['Lisbon', 'London', 'Lyon'];

/** A field that keeps only digits and groups them, by its own key handling: what a script sets is undone. */
function Card() {
  const [text, setText] = useState('');
  return (
    <TextField
      label="Card"
      value={text}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      onChange={() => undefined}
      onKeyDown={(event) => {
        if (/^\d$/.test(event.key) && text.replaceAll(' ', '').length < 8) {
          const digits = text.replaceAll(' ', '') + event.key;
          const shown = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
          setText(shown);
          log('Card', shown);
        } else if (event.key === 'Delete' || event.key === 'Backspace') setText('');
      }}
    />
  );
}

createRoot(document.getElementById('root')!).render(
  <MantineProvider>
    <Stack w={360} gap={12}>
      <MaskInput label="Phone" mask="(999) 999-9999" onChangeRaw={(raw: string) => log('Phone', raw)} />
      <Card />
      <div role="group" aria-label="Antd code">
        <Input.OTP length={4} onChange={(code) => log('Antd code', code)} />
      </div>
      <PinInput aria-label="Mantine code" length={4} oneTimeCode onComplete={(code) => log('Mantine code', code)} />
      <Mentions
        aria-label="Note"
        options={['ada', 'alan', 'grace'].map((value) => ({ value, label: value }))}
        onSelect={(option) => log('Note mention', option.value)}
        onChange={(text) => log('Note', text)}
      />
      <AutoComplete
        aria-label="Antd city"
        options={CITIES.map((value) => ({ value }))}
        showSearch={{ filterOption: (typed, option) => option!.value.toLowerCase().startsWith(typed.toLowerCase()) }}
        onSelect={(value: string) => log('Antd city', value)}
      />
      <Autocomplete
        options={CITIES}
        onChange={(_, value) => log('Mui city', value)}
        renderInput={(params) => <TextField {...params} label="Mui city" />}
      />
      <MantineAutocomplete label="Mantine city" data={CITIES} onOptionSubmit={(value) => log('Mantine city', value)} />
      <InputNumber aria-label="Antd amount" defaultValue={7} max={50} onChange={(value) => log('Antd amount', value)} />
    </Stack>
  </MantineProvider>,
);
