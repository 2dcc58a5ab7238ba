export const PANEL_PRELOADS_ID = 'preloads';

/** URLs that the panel's document starts to load before its code (web/build/panel-preloads.ts). */
export interface PanelPreloads {
  readonly pages: Readonly<
    Record<string, { readonly scripts: readonly string[]; readonly requests: readonly string[] }>
  >;
  readonly arabic: {
    readonly scripts: readonly string[];
    readonly texts: readonly string[];
    readonly fonts: readonly string[];
  };
}
