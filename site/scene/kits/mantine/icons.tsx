import { ActionIcon } from '@mantine/core';
import type { IconName, KitParts } from '../../contract';
import { mantineSize } from '../mantine';

/** Strokes on a 24 × 24 field: Mantine's documentation draws its icons this way and brings none of its own. */
const STROKES: Record<IconName, string> = {
  settings:
    'M4 7h9m5 0h2M13 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M4 17h2m5 0h9M6 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
  filter: 'M4 5h16l-6 8v6l-4 -2v-4z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  refresh: 'M19 12a7 7 0 1 1 -2 -5l2 2M19 4v5h-5',
  download: 'M12 4v11M7 11l5 5l5 -5M5 20h14',
  help: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7 .4 -1 .9 -1 1.7M12 17h.01',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4',
  search: 'M4 11a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M20 20l-4 -4',
};

const icons: KitParts['icons'] = {
  IconButton({ label, icon, onClick, size }) {
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        title={label}
        size={mantineSize(size) === 'xs' ? 'md' : 'lg'}
        onClick={onClick}
      >
        <svg
          width="60%"
          height="60%"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden
        >
          <path d={STROKES[icon]} />
        </svg>
      </ActionIcon>
    );
  },
};
export default icons;
