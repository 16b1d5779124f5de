import { Statistic, Tag, theme } from 'antd';
import type { KitParts } from '../../contract';

const TONE = { neutral: 'default', good: 'success', warn: 'warning' } as const;

const display: KitParts['display'] = {
  AppBar({ brand, children }) {
    const { token } = theme.useToken();
    return (
      <header
        className="cb-bar"
        style={{
          background: token.colorBgContainer,
          borderBottom: `${token.lineWidth}px solid ${token.colorBorderSecondary}`,
        }}
      >
        <span
          aria-hidden
          style={{ width: '1.6em', height: '1.6em', borderRadius: token.borderRadius, background: token.colorPrimary }}
        />
        <span className="cb-grow" style={{ fontWeight: 600, fontSize: 'calc(var(--cb-font) * 1.14)' }}>
          {brand}
        </span>
        {children}
      </header>
    );
  },
  Stat({ label, value, note }) {
    return (
      <div>
        <Statistic
          title={label}
          value={value}
          styles={{ content: { fontSize: 'calc(var(--cb-font) * 1.6)' }, title: { fontSize: 'var(--cb-font)' } }}
        />
        {note && <span className="cb-note">{note}</span>}
      </div>
    );
  },
  // antd 6 has deprecated `List`; these are its measures.
  List({ items }) {
    const { token } = theme.useToken();
    const line = `${token.lineWidth}px solid ${token.colorSplit}`;
    return (
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {items.map(({ title, detail, extra }, index) => (
          <li
            key={title}
            className="cb-row"
            style={{
              flexWrap: 'nowrap',
              padding: 'calc(var(--cb-gap) * 0.6) 0',
              borderTop: index > 0 ? line : undefined,
            }}
          >
            <div className="cb-grow">
              <div style={{ color: token.colorText }}>{title}</div>
              {detail && <div style={{ color: token.colorTextDescription }}>{detail}</div>}
            </div>
            {extra}
          </li>
        ))}
      </ul>
    );
  },
  Tag({ children, tone = 'neutral' }) {
    return <Tag color={TONE[tone]}>{children}</Tag>;
  },
};
export default display;
