// The letters of texts. A variable font: one file holds all weights; which letters it is for stands in its styles.
import '@fontsource-variable/literata/wght.css';
