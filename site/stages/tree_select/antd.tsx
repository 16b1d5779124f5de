import { Flex, theme, TreeSelect } from 'antd';
import { type Key, useId } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';
import { usePicker } from './picker';
import { type Node, nodesOf } from './tree';

const SIZE = { small: 'small', default: 'middle', large: 'large' } as const;

interface TreeData {
  value: string;
  title: string;
  path: string;
  selectable: boolean;
  children: TreeData[];
}

const dataOf = ({ path, name, children }: Node): TreeData => ({
  value: path,
  title: name,
  path,
  selectable: children.length === 0,
  children: children.map(dataOf),
});

export default function AntdTreeSelectStage({ label, setup, size, ...live }: StageProps<Setup, State>) {
  const id = useId();
  const { token } = theme.useToken();
  const picker = usePicker({ setup, ...live });
  const { multiple, search = false, clearable, icon_expands, placeholder, help, height, heading = true, width } = setup;
  const common = {
    id,
    'aria-label': heading ? undefined : label,
    // antd filters by itself, by what is typed into the field.
    treeData: nodesOf(setup.tree).map(dataOf),
    showSearch: search ? { treeNodeFilterProp: 'title' } : false,
    treeExpandAction: icon_expands ? (false as const) : ('click' as const),
    treeExpandedKeys: picker.expanded,
    onTreeExpand: (paths: Key[]) => picker.expand(paths.map(String)),
    onSearch: picker.setText,
    onOpenChange: picker.show,
    allowClear: clearable,
    placeholder,
    virtual: false,
    listHeight: height,
    size: SIZE[size],
    style: { width: '100%' },
  };
  return (
    <Flex vertical gap={6} style={{ width: width ?? '100%' }}>
      {heading && <label htmlFor={id}>{label}</label>}
      {multiple ? (
        <TreeSelect<string[]>
          {...common}
          value={picker.chosen}
          treeCheckable
          showCheckedStrategy={TreeSelect.SHOW_CHILD}
          onChange={(paths) => picker.choose(paths)}
        />
      ) : (
        <TreeSelect<string | null>
          {...common}
          value={picker.chosen[0] ?? null}
          treeNodeLabelProp="path"
          onChange={(path) => picker.choose(path ? [path] : [])}
        />
      )}
      {help && <span style={{ color: token.colorTextSecondary }}>{help}</span>}
    </Flex>
  );
}
