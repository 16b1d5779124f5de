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

/** antd's own switches: algorithms for dark and compact, tokens for contrast, `componentSize` for scale, `motion` for animations. */
export default function AntdProvider({ look, children }: { look: Look; children: ReactNode }) {
  const algorithm = [
    look.theme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    ...(look.spacing === 'compact' ? [theme.compactAlgorithm] : []),
  ];
  const token = { motion: look.motion === 'on', ...(look.theme === 'high_contrast' ? HIGH_CONTRAST : {}) };
  return (
    <ConfigProvider componentSize={SIZE[look.scale]} theme={{ algorithm, token }}>
      {children}
    </ConfigProvider>
  );
}
