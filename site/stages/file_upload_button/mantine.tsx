import {
  Button,
  CloseButton,
  FileButton,
  FileInput,
  Group,
  Image,
  Modal,
  ScrollArea,
  Stack,
  Text,
} from '@mantine/core';
import { IconFile, IconPaperclip } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import type { StageProps } from '../contract';
import { acceptOf, pictureOf, useFiles } from './files';
import type DropAreaComponent from './mantine-dropzone';
import type { Setup, State } from './model';

const SIZE = { small: 'xs', default: 'sm', large: 'md' } as const;

let DropArea: typeof DropAreaComponent | undefined;

/** The drop area weighs as much as the button: only the pages that have one load it. */
export async function prepare(setups: readonly Setup[]): Promise<void> {
  if (setups.some(({ control }) => control === 'drop')) DropArea = (await import('./mantine-dropzone')).default;
}

const namesOf = (chosen: File | readonly File[] | null): string[] =>
  chosen === null ? [] : (Array.isArray(chosen) ? (chosen as File[]) : [chosen as File]).map(({ name }) => name);

export default function MantineFileUploadStage({ label, setup, size, ...rest }: StageProps<Setup, State>) {
  const { files, waiting, refusal, preview, asked, add, remove, answer, start, show } = useFiles({ setup, ...rest });
  const resetChooser = useRef<() => void>(null);
  const {
    control = 'button',
    text,
    multiple = false,
    removable = true,
    ask,
    clear,
    help,
    heading = true,
    height,
  } = setup;
  const accept = acceptOf(setup);
  const last = files.at(-1);

  const field = (
    <FileInput<boolean>
      label={heading ? label : undefined}
      aria-label={heading ? undefined : label}
      description={help}
      error={refusal}
      placeholder={text}
      size={SIZE[size]}
      leftSection={<IconPaperclip size={16} />}
      multiple={multiple}
      accept={accept}
      clearable={removable && !ask}
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      value={multiple ? files.map(fileOf) : last === undefined ? null : fileOf(last)}
      onChange={(chosen) => {
        const names = namesOf(chosen);
        if (names.length === 0) remove(files);
        else add(names);
      }}
    />
  );
  const button = (
    <FileButton resetRef={resetChooser} multiple={multiple} accept={accept} onChange={(chosen) => add(namesOf(chosen))}>
      {(props) => (
        <Button {...props} size={SIZE[size]} leftSection={<IconPaperclip size={16} />}>
          {text}
        </Button>
      )}
    </FileButton>
  );
  const rows = (
    <Stack gap={4}>
      {files.map((name) => (
        <Group key={name} gap="xs" wrap="nowrap" justify="space-between">
          <Group gap={6} wrap="nowrap">
            <IconFile size={16} />
            <Text size={SIZE[size]}>{name}</Text>
            {waiting.includes(name) && (
              <Text size="xs" c="dimmed">
                not sent yet
              </Text>
            )}
          </Group>
          {removable && <CloseButton size="sm" aria-label={`Remove ${name}`} onClick={() => remove([name])} />}
        </Group>
      ))}
    </Stack>
  );
  let chooser: ReactNode;
  if (control === 'drop')
    chooser = DropArea && <DropArea text={text} accept={setup.accept} multiple={multiple} onFiles={add} />;
  else chooser = control === 'field' ? field : <Group>{button}</Group>;

  return (
    <Stack gap="xs" role="group" aria-label={label}>
      {heading && control !== 'field' && (
        <Text fw={500} size={SIZE[size]}>
          {label}
        </Text>
      )}
      {chooser}
      {control !== 'field' && files.length > 0 && (height ? <ScrollArea h={height}>{rows}</ScrollArea> : rows)}
      {control !== 'field' && (refusal ?? help) && (
        <Text size="xs" c={refusal ? 'red' : 'dimmed'} role={refusal ? 'alert' : undefined}>
          {refusal ?? help}
        </Text>
      )}
      {(setup.start ?? clear ?? setup.preview) && (
        <Group gap="xs">
          {setup.start && (
            <Button size={SIZE[size]} disabled={waiting.length === 0} onClick={start}>
              {setup.start}
            </Button>
          )}
          {setup.preview && (
            <Button size={SIZE[size]} variant="light" disabled={last === undefined} onClick={() => show(last ?? null)}>
              {setup.preview}
            </Button>
          )}
          {clear && (
            <Button
              size={SIZE[size]}
              variant="default"
              disabled={files.length === 0}
              onClick={() => {
                resetChooser.current?.();
                remove(files);
              }}
            >
              {clear}
            </Button>
          )}
        </Group>
      )}
      {ask && (
        <Modal
          opened={asked !== undefined}
          onClose={() => answer(false)}
          title={ask.question}
          withCloseButton={false}
          centered
        >
          <Text size="sm">{asked?.join(', ')}</Text>
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={() => answer(false)}>
              {ask.no}
            </Button>
            <Button color="red" onClick={() => answer(true)}>
              {ask.yes}
            </Button>
          </Group>
        </Modal>
      )}
      {setup.preview && (
        <Modal
          opened={preview !== null}
          onClose={() => show(null)}
          title={preview}
          closeButtonProps={{ 'aria-label': 'Close' }}
        >
          {preview && <Image src={pictureOf(preview)} alt="" radius="sm" />}
        </Modal>
      )}
    </Stack>
  );
}

/** The field shows names only. */
const fileOf = (name: string): File => new File([], name);
