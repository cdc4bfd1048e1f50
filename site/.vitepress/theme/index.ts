import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import Differ from './Differ.vue';
import './theme.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('ChartDiffer', Differ);
  },
} satisfies Theme;
