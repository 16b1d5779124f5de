import type { ReactNode } from 'react';
import type { Library, Scene } from '../../tasks/factors';
import type { StageSpec } from '../../tasks/spec';
import type { Look } from '../stages/contract';

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

/** The carrier controls a scene needs, once per library (`site/scene/kits/<library>.tsx`), in that library's own style. */
export interface Kit {
  Button(p: {
    children: ReactNode;
    onClick?(): void;
    kind?: 'primary' | 'default' | 'text';
    size?: 'small' | 'default';
    ariaLabel?: string;
  }): ReactNode;
  IconButton(p: {
    label: string;
    icon: 'settings' | 'filter' | 'more' | 'refresh' | 'download' | 'help' | 'bell' | 'search';
    onClick?(): void;
  }): ReactNode;
  Card(p: {
    title?: ReactNode;
    extra?: ReactNode;
    children: ReactNode;
    footer?: ReactNode;
    width?: number | string;
  }): ReactNode;
  Dialog(p: { open: boolean; title: string; children: ReactNode; footer?: ReactNode; onClose(): void }): ReactNode;
  Drawer(p: { open: boolean; title: string; children: ReactNode; footer?: ReactNode; onClose(): void }): ReactNode;
  /** `trigger` is the control that opens it. */
  Popover(p: {
    open: boolean;
    onOpenChange(open: boolean): void;
    trigger: ReactNode;
    title?: string;
    children: ReactNode;
  }): ReactNode;
  Table(p: { columns: string[]; rows: { key: string; cells: ReactNode[] }[]; caption?: string }): ReactNode;
  TextField(p: { label: string; initial?: string; placeholder?: string }): ReactNode;
  Select(p: { label: string; options: string[]; initial?: string }): ReactNode;
  Switch(p: { label: string; initial?: boolean }): ReactNode;
  Checkbox(p: { label: string; initial?: boolean }): ReactNode;
  Tabs(p: { tabs: string[]; initial?: string }): ReactNode;
  Stat(p: { label: string; value: string; note?: string }): ReactNode;
  Nav(p: { items: string[]; current?: string; direction: 'row' | 'column' }): ReactNode;
  List(p: { items: { title: string; detail?: string; extra?: ReactNode }[] }): ReactNode;
  Tag(p: { children: ReactNode; tone?: 'neutral' | 'good' | 'warn' }): ReactNode;
  Heading(p: { level: 1 | 2 | 3; children: ReactNode }): ReactNode;
  Text(p: { children: ReactNode; tone?: 'normal' | 'muted' }): ReactNode;
  Divider(): ReactNode;
}
