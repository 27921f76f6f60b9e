<?php
/**
 * The settings page.
 *
 * @package GlossaLanguageSync
 */

defined( 'ABSPATH' ) || exit;

/** Slug of the page, and name of its option group. */
const GLOSSA_LANGUAGE_SYNC_PAGE = 'glossa-language-sync';

add_action( 'admin_init', 'glossa_language_sync_register_settings' );
add_action( 'admin_menu', 'glossa_language_sync_add_page' );
add_filter( 'plugin_action_links_' . plugin_basename( dirname( __DIR__ ) . '/glossa-language-sync.php' ), 'glossa_language_sync_add_link' );

/**
 * Registers the option and its field.
 */
function glossa_language_sync_register_settings() {
	register_setting(
		GLOSSA_LANGUAGE_SYNC_PAGE,
		GLOSSA_LANGUAGE_SYNC_OPTION,
		array(
			'type'              => 'array',
			'default'           => array(),
			'sanitize_callback' => 'glossa_language_sync_sanitize',
		)
	);
	add_settings_section( 'default', '', '__return_empty_string', GLOSSA_LANGUAGE_SYNC_PAGE );
	add_settings_field(
		GLOSSA_LANGUAGE_SYNC_OPTION,
		__( 'Allowed origins', 'glossa-language-sync' ),
		'glossa_language_sync_show_field',
		GLOSSA_LANGUAGE_SYNC_PAGE,
		'default',
		array( 'label_for' => GLOSSA_LANGUAGE_SYNC_OPTION )
	);
}

/**
 * Adds the page to the menu.
 */
function glossa_language_sync_add_page() {
	$title = __( 'Glossa Language Sync', 'glossa-language-sync' );
	add_options_page( $title, $title, 'manage_options', GLOSSA_LANGUAGE_SYNC_PAGE, 'glossa_language_sync_show_page' );
}

/**
 * Adds a link to the page to the list of plugins.
 *
 * @param string[] $links Links below the plugin's name.
 * @return string[]
 */
function glossa_language_sync_add_link( $links ) {
	$url = admin_url( 'options-general.php?page=' . GLOSSA_LANGUAGE_SYNC_PAGE );
	array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Settings', 'glossa-language-sync' ) ) );
	return $links;
}

/**
 * Accepts valid origins and reports invalid ones.
 *
 * @param mixed $given Text of the field, or a list.
 * @return string[]
 */
function glossa_language_sync_sanitize( $given ) {
	$given = is_string( $given ) ? preg_split( '/[\s,]+/', $given, -1, PREG_SPLIT_NO_EMPTY ) : (array) $given;
	foreach ( $given as $origin ) {
		if ( '' === glossa_language_sync_normalize_origin( $origin ) && is_string( $origin ) ) {
			add_settings_error(
				GLOSSA_LANGUAGE_SYNC_OPTION,
				'origin-' . md5( $origin ),
				/* translators: %s: what the user typed. */
				sprintf( __( '“%s” was skipped: an origin has a scheme, a host and optionally a port, such as https://learn.example.org.', 'glossa-language-sync' ), esc_html( $origin ) )
			);
		}
	}
	return glossa_language_sync_normalize_origins( $given );
}

/**
 * Renders the field, read-only if the constant sets the origins.
 */
function glossa_language_sync_show_field() {
	$is_fixed = defined( 'GLOSSA_LANGUAGE_SYNC_ORIGINS' );
	printf(
		'<textarea id="%1$s" name="%1$s" rows="4" class="large-text code" dir="ltr" spellcheck="false" aria-describedby="%1$s-help" %2$s>%3$s</textarea>',
		esc_attr( GLOSSA_LANGUAGE_SYNC_OPTION ),
		$is_fixed ? 'readonly' : '',
		esc_textarea( implode( "\n", glossa_language_sync_origins() ) )
	);
	printf(
		'<p class="description" id="%s-help">%s</p>',
		esc_attr( GLOSSA_LANGUAGE_SYNC_OPTION ),
		$is_fixed
			? esc_html__( 'Set by GLOSSA_LANGUAGE_SYNC_ORIGINS in wp-config.php.', 'glossa-language-sync' )
			: esc_html__( 'The origins where Glossa runs, one per line, such as https://learn.example.org. Only pages from exactly these origins can set or read a visitor’s language.', 'glossa-language-sync' )
	);
}

/**
 * Renders the page.
 */
function glossa_language_sync_show_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$cookies = implode( ', ', array_keys( glossa_language_sync_cookies() ) );
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form action="options.php" method="post">
			<?php
			settings_fields( GLOSSA_LANGUAGE_SYNC_PAGE );
			do_settings_sections( GLOSSA_LANGUAGE_SYNC_PAGE );
			if ( ! defined( 'GLOSSA_LANGUAGE_SYNC_ORIGINS' ) ) {
				submit_button();
			}
			?>
		</form>
		<h2><?php esc_html_e( 'Current configuration', 'glossa-language-sync' ); ?></h2>
		<table class="form-table" role="presentation">
			<tr>
				<th scope="row"><?php esc_html_e( 'Language cookie', 'glossa-language-sync' ); ?></th>
				<td><code><?php echo esc_html( '' === $cookies ? '—' : $cookies ); ?></code></td>
			</tr>
			<tr>
				<th scope="row"><?php esc_html_e( 'Languages of this site', 'glossa-language-sync' ); ?></th>
				<td><?php echo esc_html( implode( ', ', glossa_language_sync_languages() ) ); ?></td>
			</tr>
			<tr>
				<th scope="row"><?php esc_html_e( 'Setting for Glossa', 'glossa-language-sync' ); ?></th>
				<td><code dir="ltr">COMPANION_SITE_URL=<?php echo esc_html( site_url() ); ?></code></td>
			</tr>
		</table>
	</div>
	<?php
}
