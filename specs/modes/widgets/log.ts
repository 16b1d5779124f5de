/** Tells the page's log what a widget has committed. */
export function log(name: string, value: unknown): void {
  (window as unknown as { events: unknown[] }).events.push([name, value]);
}
