import { Button, Card, Divider, Text, Title } from '@mantine/core';
import type { Size } from '../../stages/contract';
import type { CoreKit } from '../contract';

const SIZE = { small: 'xs', default: 'sm', large: 'md' } as const;
/** Mantine's names for our sizes. */
export const mantineSize = (size: Size = 'default') => SIZE[size];

const VARIANT = { primary: 'filled', default: 'default', text: 'subtle' } as const;

/** Sizes of the scene's type scale over its body text. */
const TITLE = { 1: 1.75, 2: 1.2, 3: 1.05 } as const;

const kit: CoreKit = {
  // Mantine keeps its theme in CSS variables that follow the colour scheme by themselves.
  useTokens: () => ({
    page: 'light-dark(var(--mantine-color-gray-0), var(--mantine-color-dark-8))',
    surface: 'light-dark(var(--mantine-color-white), var(--mantine-color-dark-6))',
    sunken: 'light-dark(var(--mantine-color-gray-0), var(--mantine-color-dark-7))',
    border: 'light-dark(var(--mantine-color-gray-3), var(--mantine-color-dark-4))',
    text: 'var(--mantine-color-text)',
    muted: 'var(--mantine-color-dimmed)',
    primary: 'var(--mantine-primary-color-filled)',
    radius: 'var(--mantine-radius-md)',
    font: 'var(--mantine-font-family)',
    bar: 'var(--mantine-color-body)',
    onBar: 'var(--mantine-color-text)',
  }),

  Button({ children, onClick, kind = 'default', size, ariaLabel }) {
    return (
      <Button variant={VARIANT[kind]} size={mantineSize(size)} onClick={onClick} aria-label={ariaLabel}>
        {children}
      </Button>
    );
  },

  Card({ title, extra, children, footer, width }) {
    return (
      <Card
        component="section"
        withBorder
        shadow="sm"
        radius="md"
        padding="var(--cb-pad)"
        w={width}
        maw="100%"
        style={{ overflow: 'visible' }}
      >
        {(title || extra) && (
          <header
            style={{ display: 'flex', alignItems: 'center', gap: 'var(--cb-gap)', marginBottom: 'var(--cb-gap)' }}
          >
            <Title order={2} fz={`calc(var(--cb-font) * ${TITLE[2]})`} style={{ flex: 1, minWidth: 0 }}>
              {title}
            </Title>
            {extra}
          </header>
        )}
        {children}
        {footer && <footer style={{ marginTop: 'var(--cb-pad)' }}>{footer}</footer>}
      </Card>
    );
  },

  Heading({ level, children }) {
    return (
      <Title order={level} fz={`calc(var(--cb-font) * ${TITLE[level]})`}>
        {children}
      </Title>
    );
  },

  Text({ children, tone }) {
    return (
      <Text c={tone === 'muted' ? 'dimmed' : undefined} fz="var(--cb-font)">
        {children}
      </Text>
    );
  },

  Divider() {
    return <Divider my="var(--cb-gap)" />;
  },
};
export default kit;
