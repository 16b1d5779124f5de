/**
 * Follows the pointer buttons of the whole page, in the capture phase: a component that stops an event must not hide a drag.
 * @returns a function that stops following
 */
export function followPointer(target: Window, onChange: (down: boolean) => void): () => void {
  let dragging = false;
  // A native drag ends the pointer's own events (pointercancel) while the button is still down.
  const pointer = (event: PointerEvent): void => {
    onChange(dragging || (event.type !== 'pointercancel' && event.buttons !== 0));
  };
  const drag = (event: DragEvent): void => {
    dragging = event.type === 'dragstart';
    onChange(dragging);
  };
  const options = { capture: true, passive: true };
  const pointerEvents = ['pointerdown', 'pointerup', 'pointermove', 'pointercancel'] as const;
  const dragEvents = ['dragstart', 'dragend', 'drop'] as const;
  for (const name of pointerEvents) target.addEventListener(name, pointer, options);
  for (const name of dragEvents) target.addEventListener(name, drag, options);
  return () => {
    for (const name of pointerEvents) target.removeEventListener(name, pointer, options);
    for (const name of dragEvents) target.removeEventListener(name, drag, options);
  };
}
