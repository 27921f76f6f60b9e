// Variable fonts: one file contains all weights. Their stylesheets declare which characters each file covers.
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/literata/wght.css';
import '@fontsource-variable/literata/wght-italic.css';
import '@fontsource-variable/noto-naskh-arabic/wght.css';
import '@fontsource-variable/noto-serif-hebrew/wght.css';
