import type { IconName } from './model';

/** Line icons on a 24-unit grid, for the library that ships none and for reference pictures. */
const PATHS: Record<IconName, string> = {
  archive: 'M4 5h16v4H4z M5.5 9v10h13V9 M10 13h4',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15z M10 21h4',
  copy: 'M9 9h11v11H9z M5 15H4V4h11v1',
  delete: 'M4 7h16 M9 7V4h6v3 M6.5 7l1 13h9l1-13 M10 11v5 M14 11v5',
  download: 'M12 4v11 M7 10.5l5 5 5-5 M4 20h16',
  edit: 'M4 20l1-4L16 5l3 3L8 19z M14 7l3 3',
  filter: 'M4 6h16 M7 12h10 M10 18h4',
  flag: 'M6 21V4h12l-3 4.5 3 4.5H6',
  more: 'M12 5.2v.1 M12 12v.1 M12 18.8v.1',
  mute: 'M9.5 6.5V6a2.5 2.5 0 0 1 5 0v5 M9.5 10v2a2.5 2.5 0 0 0 3.5 2.3 M6 11.5a6 6 0 0 0 9.5 5 M18 11.5v.5 M12 18v3 M4 4l16 16',
  pin: 'M9 4h6l-.7 6 3.2 3.5h-11L9.7 10z M12 13.5V21',
  print: 'M7 9V4h10v5 M7 17H4V9h16v8h-3 M7 14h10v6H7z',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4 M20 4.5v5h-5',
  settings:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z M12 3v3 M12 18v3 M3 12h3 M18 12h3 M5.6 5.6l2.1 2.1 M16.3 16.3l2.1 2.1 M18.4 5.6l-2.1 2.1 M7.7 16.3l-2.1 2.1',
  share:
    'M7 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z M17 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z M17 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z M9.2 10.9l5.6-3.2 M9.2 13.1l5.6 3.2',
  star: 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
};

/** One icon as decoration: hidden from the accessibility tree, in the colour of the text around it. */
export function Glyph({ icon, size = 16 }: { icon: IconName; size?: number }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={icon === 'more' ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[icon]} />
    </svg>
  );
}
