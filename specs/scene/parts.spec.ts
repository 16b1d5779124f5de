import { expect, test } from '@playwright/test';
import { isBare, neededParts } from '../../site/scene/parts';
import { measures } from '../../site/scene/style';
import { CLUTTERS, LAYOUTS, SCALES } from '../../tasks/factors';

test('a bare card loads nothing but the core of a kit', () => {
  const scene = { layout: 'isolated_card', clutter: 'none' } as const;
  expect(isBare(scene, { fold: 'above' })).toBe(true);
  expect(neededParts(scene, { fold: 'above' })).toEqual([]);
  expect(isBare(scene, { fold: 'below' })).toBe(false);
  expect(isBare(scene, { fold: 'above', surface: 'drawer' })).toBe(false);
});

test('a page loads its own overlay and no other', () => {
  for (const layout of LAYOUTS) {
    for (const surface of ['inline', 'modal', 'drawer', 'popover', 'panel', undefined] as const) {
      const parts = neededParts({ layout, clutter: 'none' }, { fold: 'above', surface });
      const overlays = parts.filter((part) => part === 'dialog' || part === 'drawer' || part === 'popover');
      const implied = layout === 'modal_flow' ? 'modal' : layout === 'drawer_flow' ? 'drawer' : undefined;
      const kind = surface ?? implied;
      const expected = { modal: ['dialog'], drawer: ['drawer'], popover: ['popover'], inline: [], panel: [] };
      expect(overlays, `${layout}, ${surface}`).toEqual(kind ? expected[kind] : []);
    }
  }
});

test('controls are loaded where there is clutter, whatever its level', () => {
  for (const clutter of CLUTTERS) {
    const parts = neededParts({ layout: 'dashboard', clutter }, { fold: 'above' });
    expect(parts.includes('select')).toBe(clutter !== 'none');
  }
});

test('compact is smaller than comfortable at every scale, and the scales differ', () => {
  for (const scale of SCALES) {
    const wide = measures({ scale, spacing: 'comfortable' });
    const tight = measures({ scale, spacing: 'compact' });
    expect(tight.gap).toBeLessThanOrEqual(wide.gap * 0.6);
    expect(tight.pad).toBeLessThanOrEqual(wide.pad * 0.6);
    expect(tight.font).toBe(wide.font);
  }
  const fonts = (['small', 'default', 'large'] as const).map(
    (scale) => measures({ scale, spacing: 'comfortable' }).font,
  );
  expect(fonts).toEqual([...fonts].sort((a, b) => a - b));
  expect(new Set(fonts).size).toBe(3);
});
