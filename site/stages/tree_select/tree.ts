/** A list of leaves, or names of branches with what is under each. */
export type Branch = string[] | { [name: string]: Branch };

export interface Node {
  /** Names from the root, joined: unique in its tree. */
  path: string;
  name: string;
  children: Node[];
}

export const SEPARATOR = ' / ';

/** The tree as nodes with their paths. */
export function nodesOf(branch: Branch, above = ''): Node[] {
  const path = (name: string) => (above === '' ? name : above + SEPARATOR + name);
  return Array.isArray(branch)
    ? branch.map((name) => ({ path: path(name), name, children: [] }))
    : Object.entries(branch).map(([name, under]) => ({
        path: path(name),
        name,
        children: nodesOf(under, path(name)),
      }));
}

/** All nodes in tree order. */
export function flat(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)]);
}

/** Paths of all leaves in tree order. */
export function leavesOf(branch: Branch): string[] {
  return flat(nodesOf(branch))
    .filter(({ children }) => children.length === 0)
    .map(({ path }) => path);
}

/** The nodes whose names contain a text, with what is above and below them. */
export function filtered(nodes: readonly Node[], text: string): Node[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...nodes];
  return nodes.flatMap((node) => {
    if (node.name.toLowerCase().includes(wanted)) return [node];
    const children = filtered(node.children, wanted);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Paths of all nodes that have something under them. */
export function branchesOf(nodes: readonly Node[]): string[] {
  return flat(nodes)
    .filter(({ children }) => children.length > 0)
    .map(({ path }) => path);
}
