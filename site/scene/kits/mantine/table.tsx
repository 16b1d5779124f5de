import { Table } from '@mantine/core';
import type { KitParts } from '../../contract';

const table: KitParts['table'] = {
  Table({ columns, rows, caption }) {
    return (
      <Table
        striped
        highlightOnHover
        aria-label={caption}
        fz="var(--cb-font)"
        horizontalSpacing="var(--cb-gap)"
        verticalSpacing="calc(var(--cb-gap) * 0.6)"
      >
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{column}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, cells }) => (
            <Table.Tr key={key}>
              {cells.map((content, column) => (
                <Table.Td key={columns[column]}>{content}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    );
  },
};
export default table;
