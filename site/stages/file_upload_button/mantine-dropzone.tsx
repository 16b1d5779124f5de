import { Group, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { IconUpload } from '@tabler/icons-react';

const KINDS: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.csv': 'text/csv',
  '.txt': 'text/plain',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

interface Props {
  text: string;
  accept?: string[];
  multiple: boolean;
  onFiles(names: string[]): void;
}

export default function DropArea({ text, accept, multiple, onFiles }: Props) {
  const kinds =
    accept && Object.fromEntries(accept.map((ending) => [KINDS[ending] ?? 'application/octet-stream', [ending]]));
  return (
    <Dropzone
      accept={kinds}
      multiple={multiple}
      onDrop={(files) => onFiles(files.map(({ name }) => name))}
      onReject={(refused) => onFiles(refused.map(({ file }) => file.name))}
    >
      <Group justify="center" gap="md" mih={110} style={{ pointerEvents: 'none' }}>
        <IconUpload size={36} stroke={1.5} />
        <Text>{text}</Text>
      </Group>
    </Dropzone>
  );
}
