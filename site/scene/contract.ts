import type { ComponentType, ReactNode } from 'react';
import type { Library, Scene } from '../../tasks/factors';
import type { StageSpec } from '../../tasks/spec';
import type { Look, Size } from '../stages/contract';

export type SurfaceKind = 'modal' | 'drawer' | 'popover' | 'panel';

/** Everything a scene needs to draw itself; made by the host from `window.__CB__` and the state store. */
export interface SceneView {
  library: Library;
  look: Look;
  scene: Scene;
  stage: StageSpec;
  /** Seed of the texts and numbers that fill the page: stable for (task, variant). */
  seed: number;
  /** In page order; `node` is the mounted stage. */
  instances: { label: string; node: ReactNode }[];
  /** Content of the reference panel (visual and mixed guidance). */
  guide?: ReactNode;
  /** Present where the instances live in an overlay. */
  surface?: { kind: SurfaceKind; open: boolean; setOpen(open: boolean): void };
  /** Present where a control of the scene makes drafts count. `apply` and `cancel` also close an overlay surface. */
  gate?: { dirty: boolean; apply(): void; cancel(): void };
}

/** CSS values (not numbers) of the library's theme in force; the scene's own style sheet reads nothing else. */
export interface SceneTokens {
  /** Behind everything. */
  page: string;
  /** Cards and bars. */
  surface: string;
  /** Reference panels, table heads, hovered rows. */
  sunken: string;
  border: string;
  text: string;
  muted: string;
  primary: string;
  radius: string;
  font: string;
  /** Of the app bar: some libraries paint it. */
  bar: string;
  onBar: string;
}

export type IconName = 'settings' | 'filter' | 'more' | 'refresh' | 'download' | 'help' | 'bell' | 'search';

/** In every page; must stay light (a few kB over the library's provider and button). */
export interface CoreKit {
  /** A hook: read once, at the root of the scene. */
  useTokens(): SceneTokens;
  Button(p: {
    children: ReactNode;
    onClick?(): void;
    kind?: 'primary' | 'default' | 'text';
    size?: Size;
    ariaLabel?: string;
  }): ReactNode;
  Card(p: {
    title?: ReactNode;
    extra?: ReactNode;
    children: ReactNode;
    footer?: ReactNode;
    width?: number | string;
  }): ReactNode;
  Heading(p: { level: 1 | 2 | 3; children: ReactNode }): ReactNode;
  Text(p: { children: ReactNode; tone?: 'normal' | 'muted' }): ReactNode;
  Divider(): ReactNode;
}

export interface Overlay {
  open: boolean;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  onClose(): void;
  /** Shows the library's own corner button; only where no button of the footer closes. */
  closable?: boolean;
}

/** The other carrier controls, in the modules in which they are loaded: only what a page needs (`parts.ts`). */
export interface KitParts {
  dialog: { Dialog(p: Overlay): ReactNode };
  drawer: { Drawer(p: Overlay & { side?: 'left' | 'right' }): ReactNode };
  popover: {
    /** `trigger` is the control that opens it. */
    Popover(p: {
      open: boolean;
      onOpenChange(open: boolean): void;
      trigger: ReactNode;
      title?: string;
      children: ReactNode;
    }): ReactNode;
  };
  table: {
    Table(p: { columns: string[]; rows: { key: string; cells: ReactNode[] }[]; caption?: string }): ReactNode;
  };
  fields: {
    TextField(p: { label: string; initial?: string; placeholder?: string; search?: boolean; size?: Size }): ReactNode;
    Switch(p: { label: string; initial?: boolean; size?: Size }): ReactNode;
    Checkbox(p: { label: string; initial?: boolean; size?: Size }): ReactNode;
  };
  select: { Select(p: { label: string; options: string[]; initial?: string; size?: Size }): ReactNode };
  tabs: { Tabs(p: { tabs: string[]; initial?: string; size?: Size; label: string }): ReactNode };
  nav: { Nav(p: { items: string[]; current?: string; direction: 'row' | 'column'; size?: Size }): ReactNode };
  icons: { IconButton(p: { label: string; icon: IconName; onClick?(): void; size?: Size }): ReactNode };
  display: {
    AppBar(p: { brand: string; children?: ReactNode }): ReactNode;
    Stat(p: { label: string; value: string; note?: string }): ReactNode;
    List(p: { items: { title: string; detail?: string; extra?: ReactNode }[] }): ReactNode;
    Tag(p: { children: ReactNode; tone?: 'neutral' | 'good' | 'warn' }): ReactNode;
  };
}
export type KitPart = keyof KitParts;

type Merge<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never;

/** The carrier controls a scene needs, once per library (`site/scene/kits/<library>.tsx`), in that library's own style. */
export type Kit = CoreKit & Merge<KitParts[KitPart]>;

/** What one library brings: `site/scene/kits/<library>/loaders.ts`. No page carries another library's map. */
export interface KitLoaders {
  core: CoreKit;
  parts: { [P in KitPart]: () => Promise<{ default: KitParts[P] }> };
}

/** What `loadScene` hands to the host. */
export interface LoadedScene {
  Scene: ComponentType<{ view: SceneView; kit: Kit }>;
  kit: Kit;
}
