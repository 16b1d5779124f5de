import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { KitParts } from '../../contract';

const CELL = { fontSize: 'var(--cb-font)', p: 'calc(var(--cb-gap) * 0.7) var(--cb-gap)' };

const table: KitParts['table'] = {
  Table({ columns, rows, caption }) {
    return (
      <TableContainer>
        <Table aria-label={caption}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column} sx={{ ...CELL, fontWeight: 500 }}>
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ key, cells }) => (
              <TableRow key={key} hover>
                {cells.map((content, column) => (
                  <TableCell key={columns[column]} sx={CELL}>
                    {content}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    );
  },
};
export default table;
