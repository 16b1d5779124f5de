/**
 * Results that others published, to stand beside one's own. They were measured on the authors' pages, not on ours: the
 * same structure of tasks, other content and another harness.
 */
export const SOURCE = 'ComponentBench paper';

type Modes = 'browser_use' | 'ax_tree' | 'som' | 'pixel';

export interface PublishedRow {
  model: string;
  /** Pass rates in per cent; absent: not published. */
  pass: Partial<Record<Modes | 'ui_tars_native', number>>;
}

/** Table 1: the full suite (2,910 tasks), 20 steps, pass rate in per cent. */
export const FULL_SUITE: readonly PublishedRow[] = [
  { model: 'Gemini 3 Flash', pass: { browser_use: 95.2, ax_tree: 89.6, som: 87.1, pixel: 85.4 } },
  { model: 'GPT-5.4', pass: { browser_use: 90.4, ax_tree: 81.5, som: 77.0, pixel: 83.8 } },
  { model: 'Gemini 3.1 Flash-Lite', pass: { browser_use: 87.4, ax_tree: 77.7, som: 73.5, pixel: 63.3 } },
  { model: 'GPT-5 mini', pass: { browser_use: 87.0, ax_tree: 83.1, som: 78.5, pixel: 48.9 } },
  { model: 'GPT-5.4 mini', pass: { browser_use: 85.8, ax_tree: 79.1, som: 74.7, pixel: 77.1 } },
  { model: 'Qwen3-VL-235B', pass: { browser_use: 78.8, ax_tree: 77.0, som: 54.4, pixel: 50.5 } },
  { model: 'UI-TARS-1.5-7B', pass: { ui_tars_native: 12.6 } },
];

/** The core suite (912 tasks), per cent; the configurations that were published. */
export const CORE_SUITE: readonly PublishedRow[] = [
  { model: 'Opus 4.6', pass: { pixel: 65.4 } },
  { model: 'Gemini 3 Flash', pass: { browser_use: 84.5, pixel: 60.9 } },
  { model: 'GPT-5.4 mini', pass: { browser_use: 57.8, pixel: 37.7 } },
];

/** Mean of six models by tier, per cent. */
export const TIERS_MEAN: Readonly<Record<string, Record<Modes, number>>> = {
  L0: { ax_tree: 87.7, som: 85.9, pixel: 83.0, browser_use: 92.8 },
  L1: { ax_tree: 82.0, som: 75.1, pixel: 69.8, browser_use: 87.6 },
  L2: { ax_tree: 77.4, som: 66.4, pixel: 57.6, browser_use: 84.3 },
  L3: { ax_tree: 71.4, som: 59.4, pixel: 49.5, browser_use: 80.4 },
};

/** Correlation of an authored axis with *failure*, over all modes and by mode. */
export const AXIS_CORRELATIONS: Readonly<Record<string, Record<'all' | 'ax_tree' | 'pixel' | 'browser_use', number>>> =
  {
    precision_requirement: { all: 0.44, ax_tree: 0.3, pixel: 0.41, browser_use: 0.33 },
    target_acquisition: { all: 0.31, ax_tree: 0.17, pixel: 0.36, browser_use: 0.19 },
    density_choice_interference: { all: 0.23, ax_tree: 0.1, pixel: 0.31, browser_use: 0.12 },
    feedback_dynamics: { all: 0.23, ax_tree: 0.12, pixel: 0.29, browser_use: 0.13 },
    depth_layering: { all: 0.2, ax_tree: 0.11, pixel: 0.29, browser_use: 0.05 },
    semantic_observability: { all: 0.13, ax_tree: 0.08, pixel: 0.17, browser_use: 0.05 },
    disambiguation_load: { all: 0.09, ax_tree: 0.04, pixel: 0.15, browser_use: 0.02 },
  };
