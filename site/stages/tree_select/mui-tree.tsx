import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { SyntheticEvent } from 'react';
import type { Setup } from './model';
import type { usePicker } from './picker';
import { branchesOf, type Node } from './tree';

interface Props {
  label: string;
  setup: Setup;
  picker: ReturnType<typeof usePicker>;
  /** A leaf was picked in a tree without boxes. */
  onPick(path: string): void;
}

interface Item {
  id: string;
  label: string;
  children: Item[];
}

const itemOf = ({ path, name, children }: Node): Item => ({
  id: path,
  label: name,
  children: children.map(itemOf),
});

function Written({ node: { path, name, children } }: { node: Node }) {
  return (
    <TreeItem itemId={path} label={name}>
      {children.map((child) => (
        <Written key={child.path} node={child} />
      ))}
    </TreeItem>
  );
}

/** Trees that are filtered, long or confirmed are made from data (RichTreeView), plain ones are written out (SimpleTreeView). */
export function MuiTree({ label, setup, picker, onPick }: Props) {
  const { multiple = false, icon_expands } = setup;
  const leaves = new Set(leafPaths(picker.nodes));
  const common = {
    'aria-label': label,
    expandedItems: picker.expanded,
    onExpandedItemsChange: (_: unknown, paths: string[]) => picker.expand(paths),
    expansionTrigger: icon_expands ? ('iconContainer' as const) : ('content' as const),
  };
  // A tree that is written out knows only the items that it has drawn: branches are ticked here.
  const ticked = [...picker.draft, ...branchesOf(picker.nodes).filter((path) => picker.covers(path))];
  const boxes = {
    multiSelect: true as const,
    checkboxSelection: true,
    selectedItems: ticked,
    onSelectedItemsChange: (_: unknown, paths: string[]) => {
      const changed = paths.find((path) => !ticked.includes(path)) ?? ticked.find((path) => !paths.includes(path));
      if (changed !== undefined) picker.toggle(changed);
    },
  };
  const pick = (path: string) => leaves.has(path) && onPick(path);
  const single = {
    selectedItems: picker.draft[0] ?? null,
    onItemClick: (_: unknown, path: string) => pick(path),
    // The keyboard selects without a click; a click on what is chosen already selects nothing.
    onSelectedItemsChange: (event: SyntheticEvent | null, path: string | null) => {
      if (event?.type === 'keydown' && path !== null) pick(path);
    },
  };
  if (setup.search || setup.height !== undefined || setup.confirm !== undefined) {
    const items = picker.nodes.map(itemOf);
    return multiple ? (
      <RichTreeView {...common} {...boxes} items={items} />
    ) : (
      <RichTreeView {...common} {...single} items={items} />
    );
  }
  const items = picker.nodes.map((node) => <Written key={node.path} node={node} />);
  return multiple ? (
    <SimpleTreeView {...common} {...boxes}>
      {items}
    </SimpleTreeView>
  ) : (
    <SimpleTreeView {...common} {...single}>
      {items}
    </SimpleTreeView>
  );
}

function leafPaths(nodes: readonly Node[]): string[] {
  return nodes.flatMap(({ path, children }) => (children.length === 0 ? [path] : leafPaths(children)));
}
