import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { Button, Flex, Popconfirm, theme, Upload, type UploadProps } from 'antd';
import type { ReactNode } from 'react';
import type { StageProps } from '../contract';
import { acceptOf, pictureOf, useFiles } from './files';
import type { Setup, State } from './model';

const SIZE = { small: 'small', default: 'middle', large: 'large' } as const;

function Ask({ setup, onYes, children }: { setup: Setup; onYes(): void; children: ReactNode }) {
  if (!setup.ask) return children;
  const { question, yes, no } = setup.ask;
  return (
    <Popconfirm title={question} okText={yes} cancelText={no} onConfirm={onYes}>
      {children}
    </Popconfirm>
  );
}

export default function AntdFileUploadStage({ label, setup, size, ...rest }: StageProps<Setup, State>) {
  const { token } = theme.useToken();
  const { files, waiting, refusal, add, confirmed, start } = useFiles({ setup, ...rest });
  const { control = 'button', text, multiple, removable = true, ask, clear, help, heading = true, height } = setup;
  const upload: UploadProps = {
    accept: acceptOf(setup),
    multiple,
    // Nothing is sent anywhere: names are all that counts here.
    beforeUpload: (file, all) => {
      if (file === all[0]) add(all.map(({ name }) => name));
      return Upload.LIST_IGNORE;
    },
    fileList: files.map((name) => ({
      uid: name,
      name,
      status: waiting.includes(name) ? undefined : 'done',
      thumbUrl: pictureOf(name),
    })),
    onRemove: ({ name }) => {
      confirmed([name]);
      return false;
    },
    showUploadList: ask ? false : { showRemoveIcon: removable, showPreviewIcon: false },
  };
  const chooser =
    control === 'drop' ? (
      <Upload.Dragger {...upload} height={140}>
        <p className="ant-upload-drag-icon">
          <InboxOutlined />
        </p>
        <p className="ant-upload-text">{text}</p>
      </Upload.Dragger>
    ) : control === 'card' ? (
      <Upload {...upload} listType="picture-card">
        <button
          type="button"
          style={{ border: 0, background: 'none', color: 'inherit', font: 'inherit', cursor: 'pointer' }}
        >
          <PlusOutlined />
          <div style={{ marginTop: 8 }}>{text}</div>
        </button>
      </Upload>
    ) : (
      <Upload {...upload}>
        <Button icon={<UploadOutlined />} size={SIZE[size]}>
          {text}
        </Button>
      </Upload>
    );
  return (
    <Flex vertical gap="small" role="group" aria-label={label}>
      {heading && (
        <Flex justify="space-between" align="center">
          <span>{label}</span>
          {clear && (
            <Ask setup={setup} onYes={() => confirmed(files)}>
              <Button
                size="small"
                danger
                disabled={files.length === 0}
                onClick={ask ? undefined : () => confirmed(files)}
              >
                {clear}
              </Button>
            </Ask>
          )}
        </Flex>
      )}
      <div style={{ maxHeight: height, overflowY: height ? 'auto' : undefined }}>{chooser}</div>
      {ask &&
        files.map((name) => (
          <Flex
            key={name}
            justify="space-between"
            align="center"
            style={{ background: token.colorFillQuaternary, padding: '2px 8px' }}
          >
            <span>{name}</span>
            {removable && (
              <Ask setup={setup} onYes={() => confirmed([name])}>
                <Button type="text" size="small" icon={<DeleteOutlined />} aria-label={`Remove ${name}`} />
              </Ask>
            )}
          </Flex>
        ))}
      {setup.start && (
        <div>
          <Button type="primary" size={SIZE[size]} disabled={waiting.length === 0} onClick={start}>
            {setup.start}
          </Button>
        </div>
      )}
      {refusal && (
        <span role="alert" style={{ color: token.colorError }}>
          {refusal}
        </span>
      )}
      {help && <span style={{ color: token.colorTextSecondary }}>{help}</span>}
    </Flex>
  );
}
