import { Button, Divider, theme } from 'antd';
import type { CSSProperties } from 'react';
import type { Size } from '../../stages/contract';
import type { CoreKit } from '../contract';

/** antd's names for our sizes. */
export const antdSize = (size: Size = 'default') => (size === 'default' ? 'medium' : size);

/**
 * antd's `Card` brings Tabs (43 kB gzipped) and `Typography` brings Tooltip and TextArea (38 kB): more than a plain page's
 * whole budget. These are drawn from the same theme tokens, with the same measures.
 */
const kit: CoreKit = {
  useTokens() {
    const { token } = theme.useToken();
    return {
      page: token.colorBgLayout,
      surface: token.colorBgContainer,
      sunken: token.colorFillQuaternary,
      border: token.colorBorderSecondary,
      text: token.colorText,
      muted: token.colorTextSecondary,
      primary: token.colorPrimary,
      radius: `${token.borderRadiusLG}px`,
      font: token.fontFamily,
      bar: token.colorBgContainer,
      onBar: token.colorText,
    };
  },

  Button({ children, onClick, kind = 'default', size, ariaLabel }) {
    return (
      <Button type={kind} size={antdSize(size)} onClick={onClick} aria-label={ariaLabel}>
        {children}
      </Button>
    );
  },

  Card({ title, extra, children, footer, width }) {
    const { token } = theme.useToken();
    const line = `${token.lineWidth}px ${token.lineType} ${token.colorBorderSecondary}`;
    const side = 'var(--cb-pad)';
    const head: CSSProperties = {
      display: 'flex',
      alignItems: 'center',
      gap: 'var(--cb-gap)',
      minHeight: 'calc(var(--cb-pad) * 2 + 8px)',
      paddingInline: side,
      borderBottom: line,
    };
    return (
      <section
        style={{
          width,
          maxWidth: '100%',
          color: token.colorText,
          background: token.colorBgContainer,
          border: line,
          borderRadius: token.borderRadiusLG,
        }}
      >
        {(title || extra) && (
          <header style={head}>
            <h2 style={{ ...heading(2), flex: 1, minWidth: 0 }}>{title}</h2>
            {extra}
          </header>
        )}
        <div style={{ padding: side }}>{children}</div>
        {footer && <footer style={{ padding: `calc(${side} * 0.6) ${side}`, borderTop: line }}>{footer}</footer>}
      </section>
    );
  },

  Heading({ level, children }) {
    const { token } = theme.useToken();
    const Level = `h${level}` as const;
    return <Level style={{ ...heading(level), color: token.colorTextHeading }}>{children}</Level>;
  },

  Text({ children, tone }) {
    const { token } = theme.useToken();
    return (
      <p style={{ margin: 0, color: tone === 'muted' ? token.colorTextSecondary : token.colorText }}>{children}</p>
    );
  },

  Divider() {
    return <Divider style={{ marginBlock: 'var(--cb-gap)' }} />;
  },
};
export default kit;

/** antd's heading sizes stand to its body text as 24 : 16 : 14. */
function heading(level: 1 | 2 | 3): CSSProperties {
  const em = { 1: 1.715, 2: 1.143, 3: 1 }[level];
  return { margin: 0, fontSize: `calc(var(--cb-font) * ${em})`, fontWeight: 600, lineHeight: 1.4 };
}
