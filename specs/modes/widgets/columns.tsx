import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { log } from './log';

/** A column whose edge follows the mouse over the whole document, as table libraries without pointer capture do it. */
function Plain() {
  const [width, setWidth] = useState(150);
  const grab = (start: number) => {
    const move = (event: MouseEvent) => setWidth(Math.max(60, width + event.clientX - start));
    const drop = (event: MouseEvent) => {
      document.removeEventListener('mousemove', move);
      document.removeEventListener('mouseup', drop);
      log('plain', Math.max(60, width + event.clientX - start));
    };
    document.addEventListener('mousemove', move);
    document.addEventListener('mouseup', drop);
  };
  return (
    <div style={{ position: 'relative', width, height: 40, border: '1px solid #888' }}>
      Plain
      <span
        title="Resize plain"
        style={{ position: 'absolute', right: -3, top: 0, width: 6, height: 40, cursor: 'col-resize' }}
        onMouseDown={(event) => grab(event.clientX)}
      />
    </div>
  );
}

createRoot(document.getElementById('root')!).render(
  <div style={{ width: 700 }}>
    <Plain />
    <div style={{ height: 220, marginTop: 12 }}>
      <DataGrid
        rows={[{ id: 1, name: 'Ada', city: 'Porto' }]}
        columns={[
          { field: 'name', headerName: 'Name', width: 200 },
          { field: 'city', headerName: 'City', width: 200 },
        ]}
        hideFooter
        onColumnWidthChange={({ colDef, width }) => log(colDef.field, Math.round(width))}
      />
    </div>
  </div>,
);
