export const LibraryPage = () => <main />;
