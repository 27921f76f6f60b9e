export declare function printTypes(document: object): Promise<string>;
