import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type ParsedNode,
  type YAMLMap,
} from 'yaml';
import { type Finding, formatPath, type Problem } from './finding';

/** One YAML file with the places of its values. */
export class TaskSource {
  private readonly lines = new LineCounter();
  private readonly document;

  /** @param file its path as errors shall show it. */
  constructor(
    readonly file: string,
    text: string,
  ) {
    this.document = parseDocument(text, { lineCounter: this.lines });
  }

  /** Syntax errors, in order. */
  syntax(): Problem[] {
    return this.document.errors.map((error) => {
      const { line, col } = this.lines.linePos(error.pos[0]);
      const found = error.message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '');
      return { file: this.file, line, col, expected: 'valid YAML', found };
    });
  }

  /** The items of the file's list, or the problem that it has none. */
  items(): { data: unknown; node: ParsedNode }[] | Problem {
    const root = this.document.contents;
    if (!isSeq(root)) {
      return {
        file: this.file,
        line: 1,
        col: 1,
        expected: 'a list of tasks, each starting with "- id:"',
        found: root ? 'something else' : 'an empty file',
      };
    }
    return root.items.map((item) => {
      const node = item as ParsedNode;
      return { data: node.toJS(this.document), node };
    });
  }

  /** A finding about a task, placed at its value; a missing value at what should hold it. */
  problem(node: ParsedNode, id: string | undefined, finding: Finding): Problem {
    const { line, col } = this.lines.linePos(this.offset(node, finding));
    const field = formatPath(finding.path);
    return {
      file: this.file,
      line,
      col,
      id,
      field: field || undefined,
      expected: finding.expected,
      found: finding.found,
    };
  }

  private offset(root: ParsedNode, { path, atKey }: Finding): number {
    let node: Node | null | undefined = root;
    let offset = root.range[0];
    for (const [depth, key] of path.entries()) {
      if (isMap(node)) {
        const pair: YAMLMap['items'][number] | undefined = node.items.find(
          (item) => isPair(item) && keyText(item.key) === String(key),
        );
        if (!pair) break;
        const last = depth === path.length - 1;
        const named = rangeStart(pair.key);
        node = pair.value as Node | null;
        const value = rangeStart(node);
        const at = (last && atKey) || value === undefined || isImplicitNull(node) ? named : value;
        if (at === undefined) break;
        offset = at;
      } else if (isSeq(node)) {
        node = node.items[Number(key)] as Node | undefined;
        const at = rangeStart(node);
        if (at === undefined) break;
        offset = at;
      } else break;
    }
    return offset;
  }
}

function keyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key);
}

function rangeStart(node: unknown): number | undefined {
  return node !== null && typeof node === 'object' && 'range' in node && Array.isArray(node.range)
    ? node.range[0]
    : undefined;
}

function isImplicitNull(node: unknown): boolean {
  return isScalar(node) && node.value === null && node.source === '';
}
