import { Popover, Text } from '@mantine/core';
import type { KitParts } from '../../contract';

const popover: KitParts['popover'] = {
  Popover({ open, onOpenChange, trigger, title, children }) {
    return (
      <Popover opened={open} onChange={onOpenChange} position="bottom" withArrow shadow="md" trapFocus withRoles>
        <Popover.Target>
          <span style={{ display: 'inline-flex' }} onClick={() => onOpenChange(!open)}>
            {trigger}
          </span>
        </Popover.Target>
        <Popover.Dropdown p="var(--cb-pad)" miw={320} maw={640}>
          {title && (
            <Text fw={600} mb="var(--cb-gap)" fz="calc(var(--cb-font) * 1.05)">
              {title}
            </Text>
          )}
          {children}
        </Popover.Dropdown>
      </Popover>
    );
  },
};
export default popover;
