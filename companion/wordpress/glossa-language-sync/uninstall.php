<?php
/**
 * Deletes the option from every site when the plugin is deleted.
 *
 * @package GlossaLanguageSync
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $glossa_language_sync_site ) {
		delete_blog_option( $glossa_language_sync_site, 'glossa_language_sync_origins' );
	}
} else {
	delete_option( 'glossa_language_sync_origins' );
}
