import { strokeOf, type SymbolName } from './symbols';

/** A drawing without a name: whatever carries it brings its own. @param size CSS length */
export function Drawing({ name, size = '1.15em', weight = 2 }: { name: SymbolName; size?: string; weight?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ display: 'block' }}
      aria-hidden
    >
      <path d={strokeOf(name)} />
    </svg>
  );
}
