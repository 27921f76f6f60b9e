// Variable ones: one file holds all weights. Which letters a file is for stands in its styles.
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/literata/wght.css';
import '@fontsource-variable/literata/wght-italic.css';
import '@fontsource-variable/noto-naskh-arabic/wght.css';
import '@fontsource-variable/noto-serif-hebrew/wght.css';
