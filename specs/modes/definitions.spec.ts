import { expect, test } from '@playwright/test';
import { MODES } from '../../tasks/factors';
import { actionTable, toolDefinitions, VOCABULARIES } from '../../fixtures/actions/definitions';
import { modes } from '../../fixtures/modes';

for (const mode of MODES) {
  test(`${mode}: prompt, parser and tools come from one declaration`, () => {
    const { description } = modes[mode];
    expect(description.name).toBe(mode);
    expect(description.actions).toBe(VOCABULARIES[mode]);
    for (const spec of description.actions) {
      expect(description.instructions).toContain(`- ${spec.name}(`);
      const read = description.parse(spec.example);
      expect(read, spec.example).toMatchObject({ ok: true, refused: [], actions: [{ kind: spec.kind }] });
    }
  });

  test(`${mode}: tool definitions are plain JSON Schema objects`, () => {
    const tools = toolDefinitions(mode);
    expect(tools.map((tool) => tool.name)).toEqual(VOCABULARIES[mode].map((spec) => spec.name));
    for (const tool of tools) {
      expect(tool.parameters).toMatchObject({ type: 'object', additionalProperties: false });
      const properties = (tool.parameters['properties'] ?? {}) as Record<string, object>;
      for (const [name, property] of Object.entries(properties))
        expect(Object.keys(property).length, `${tool.name}.${name}`).toBeGreaterThan(0);
      const required = (tool.parameters['required'] ?? []) as string[];
      for (const name of required) expect(properties).toHaveProperty(name);
      expect(JSON.parse(JSON.stringify(tool))).toEqual(tool);
    }
  });
}

test('the table of actions lists each once', () => {
  const table = actionTable();
  for (const specs of new Set(Object.values(VOCABULARIES)))
    for (const spec of specs) expect(table).toContain(`\`${spec.name}(`);
  expect(table.split('\n').every((line) => line.startsWith('|'))).toBe(true);
});

test('one turn holds one action, or four in browser_use', () => {
  for (const mode of MODES) expect(modes[mode].description.maxActionsPerTurn).toBe(mode === 'browser_use' ? 4 : 1);
});
