export const Router = () => <nav />;
