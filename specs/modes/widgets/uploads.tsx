import '@mantine/core/styles.css';
import '@mantine/dropzone/styles.css';
import { Button as MantineButton, FileButton, FileInput, MantineProvider, Stack } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { Button } from '@mui/material';
import { Button as AntdButton, Upload } from 'antd';
import { createRoot } from 'react-dom/client';

/** Every way in which the three libraries let a person choose a file; nothing is sent anywhere. */
const upload = { beforeUpload: () => Upload.LIST_IGNORE };

createRoot(document.getElementById('root')!).render(
  <MantineProvider>
    <Stack w={320} gap={12}>
      <Upload {...upload}>
        <AntdButton>Antd button</AntdButton>
      </Upload>
      <Upload {...upload} listType="picture-card">
        Antd card
      </Upload>
      <Upload.Dragger {...upload}>Antd area</Upload.Dragger>
      <Button component="label">
        Mui label
        <input type="file" hidden />
      </Button>
      <FileButton onChange={() => undefined}>
        {(props) => <MantineButton {...props}>Mantine button</MantineButton>}
      </FileButton>
      <FileInput label="Mantine input" placeholder="Choose a file" />
      <Dropzone onDrop={() => undefined}>Mantine area</Dropzone>
    </Stack>
  </MantineProvider>,
);
