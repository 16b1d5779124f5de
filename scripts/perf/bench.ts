/** One measurement: a small file of its own in this folder. */
export interface Bench {
  /** What to type after `npm run perf --`. */
  name: string;
  title: string;
  /** Whether it runs when no name is given; the others take minutes. */
  usual: boolean;
  /** Measures, and returns a table: its first row is the head. */
  run(): Promise<string[][]>;
}
