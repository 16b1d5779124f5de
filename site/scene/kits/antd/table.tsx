import { theme } from 'antd';
import type { CSSProperties } from 'react';
import type { KitParts } from '../../contract';

/** antd's `Table` is 140 kB gzipped (pagination, tree, select …); a carrier has none of that, so it is drawn from its tokens. */
const table: KitParts['table'] = {
  Table({ columns, rows, caption }) {
    const { token } = theme.useToken();
    const cell: CSSProperties = {
      padding: 'calc(var(--cb-gap) * 0.7) var(--cb-gap)',
      borderBottom: `${token.lineWidth}px ${token.lineType} ${token.colorBorderSecondary}`,
      textAlign: 'start',
      verticalAlign: 'middle',
    };
    const head: CSSProperties = {
      ...cell,
      background: token.colorFillAlter,
      color: token.colorTextHeading,
      fontWeight: 600,
    };
    return (
      <table
        style={{
          width: '100%',
          borderCollapse: 'separate',
          borderSpacing: 0,
          color: token.colorText,
          background: token.colorBgContainer,
          borderRadius: token.borderRadiusLG,
        }}
      >
        {caption && (
          <caption style={{ textAlign: 'start', paddingBottom: 'var(--cb-gap)', fontWeight: 600 }}>{caption}</caption>
        )}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" style={head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((content, column) => (
                <td key={columns[column]} style={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  },
};
export default table;
