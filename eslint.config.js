import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The rooms of docs/architecture.md, and whom each may import. */
const ROOMS = ['tasks', 'site', 'agents', 'fixtures', 'traces', 'reporters', 'specs', 'scripts'];
const MAY_IMPORT = {
  tasks: [],
  site: ['tasks', 'traces'],
  agents: ['tasks'],
  fixtures: ['tasks', 'agents', 'traces'],
  traces: ['tasks'],
  reporters: ['tasks', 'traces'],
  specs: ROOMS,
  scripts: ROOMS.filter((room) => room !== 'specs'),
};
const MAY_READ_OPTIONS = ['fixtures', 'reporters', 'specs', 'scripts'];

export default tseslint.config(
  {
    ignores: [
      '.generated/',
      '.cache/',
      'site/.next/',
      'site/out/',
      'results/',
      'test-results/',
      'playwright-report/',
      '**/*.gen.ts',
      '**/next-env.d.ts',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs', '**/*.js'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
    },
  },
  // Whatever runs a browser or a model is asynchronous: a promise nobody waits for is a race.
  {
    files: ['{fixtures,agents,scripts,reporters,traces,tasks,specs,site}/**/*.{ts,tsx}', '*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/only-throw-error': 'error',
    },
  },
  {
    files: ['site/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Checks every attribute of every element against the libraries' types: half the time of all linting.
      '@typescript-eslint/no-misused-promises': 'off',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': ROOMS.map((room) => ({ type: room, partialMatch: false, pattern: room })),
      'boundaries/files': [{ category: 'options', pattern: 'options.ts' }],
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] } },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            ...Object.entries(MAY_IMPORT).map(([room, others]) => ({
              from: { element: { type: room } },
              allow: { to: { element: { types: { anyOf: [room, ...others] } } } },
            })),
            {
              from: { element: { types: { anyOf: MAY_READ_OPTIONS } } },
              allow: { to: { file: { categories: 'options' } } },
            },
            { from: { file: { categories: 'options' } }, allow: { to: { element: { type: 'tasks' } } } },
          ],
        },
      ],
    },
  },
);
