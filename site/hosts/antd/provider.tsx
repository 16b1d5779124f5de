import { ConfigProvider, theme, type ThemeConfig } from 'antd';
import type { ReactNode } from 'react';
import type { Look } from '../../stages/contract';

const SIZE = { small: 'small', default: 'medium', large: 'large' } as const;

/** Pure black on pure white, full borders, pure colours. */
const HIGH_CONTRAST: ThemeConfig['token'] = {
  colorPrimary: '#0000ff',
  colorLink: '#0000ff',
  colorBgBase: '#ffffff',
  colorBgLayout: '#ffffff',
  colorBorder: '#000000',
  colorBorderSecondary: '#000000',
  colorSplit: '#000000',
  colorTextBase: '#000000',
  colorText: '#000000',
  colorTextSecondary: '#000000',
  colorTextTertiary: '#000000',
  colorTextQuaternary: '#595959',
  colorTextPlaceholder: '#404040',
  colorError: '#c00000',
  colorSuccess: '#006000',
  colorWarning: '#804000',
  lineWidth: 2,
};

/** antd paints the slider in tints of the primary colour. */
const HIGH_CONTRAST_COMPONENTS: ThemeConfig['components'] = {
  Slider: {
    trackBg: '#0000ff',
    trackHoverBg: '#0000ff',
    handleColor: '#0000ff',
    railBg: '#8c8c8c',
    railHoverBg: '#8c8c8c',
  },
};

/** antd's own switches: algorithms for dark and compact, tokens for contrast, `componentSize` for scale, `motion` for animations. */
export default function AntdProvider({ look, children }: { look: Look; children: ReactNode }) {
  const algorithm = [
    look.theme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    ...(look.spacing === 'compact' ? [theme.compactAlgorithm] : []),
  ];
  const contrast = look.theme === 'high_contrast';
  const token = { motion: look.motion === 'on', ...(contrast ? HIGH_CONTRAST : {}) };
  const components = contrast ? HIGH_CONTRAST_COMPONENTS : undefined;
  return (
    <ConfigProvider componentSize={SIZE[look.scale]} theme={{ algorithm, token, components }}>
      {children}
    </ConfigProvider>
  );
}
